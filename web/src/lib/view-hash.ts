// The CRC-32 of a view: the page compares it with the server's, to notice when it shows something else.

import type { Cells, Field, View } from "./wire";

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

export function crc32(bytes: Uint8Array): number {
  let c = 0xffffffff;
  for (const byte of bytes) c = (CRC_TABLE[(c ^ byte) & 0xff] as number) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}

/** The bytes of a view: its fields in order, little-endian, at their widths. */
export function viewBytes(fields: Field[], view: View): Uint8Array {
  const size = (field: Field) => field.shape.reduce((product, side) => product * side, field.bytes);
  const data = new DataView(new ArrayBuffer(fields.reduce((sum, field) => sum + size(field), 0)));
  let offset = 0;
  const put = (cells: Cells | undefined, width: number): void => {
    if (Array.isArray(cells)) return cells.forEach((cell) => put(cell, width));
    if (width === 1) data.setInt8(offset, Number(cells));
    else if (width === 2) data.setInt16(offset, Number(cells), true);
    else if (width === 4) data.setInt32(offset, Number(cells), true);
    else data.setBigInt64(offset, BigInt(cells ?? 0), true);
    offset += width;
  };
  for (const field of fields) put(view[field.name], field.bytes);
  return new Uint8Array(data.buffer);
}
