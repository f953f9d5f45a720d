// A first bot in JavaScript: ludotheque bot "node docs/examples/first-bot.mjs" "http://…/t/…#k=…"
// One line of JSON in, one line out; it plays any game, not well: the middle of everything that is allowed.
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "choose") {
    const { n, legal } = message;
    console.log(JSON.stringify({ n, action: legal[Math.floor(legal.length / 2)] }));
  }
}
