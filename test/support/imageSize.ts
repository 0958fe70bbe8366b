/**
 * The size of a PNG or JPEG, in pixels.
 * @throws {Error} if the file is neither
 */
export function imageSize(file: Buffer): { width: number; height: number } {
  if (file.toString('latin1', 1, 4) === 'PNG') {
    return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
  }
  if (file.readUInt16BE(0) !== 0xffd8) throw new Error('This is neither a PNG nor a JPEG.');
  // A JPEG is a row of segments, each with its length; the size stands in the one that starts a frame, SOF0 to SOF2.
  let at = 2;
  while (file.readUInt8(at + 1) < 0xc0 || file.readUInt8(at + 1) > 0xc2) {
    at += 2 + file.readUInt16BE(at + 2);
  }
  return { width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) };
}
