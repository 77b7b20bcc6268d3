// Archives: tar (POSIX ustar), with the long names of GNU tar.

const BLOCK = 512;
const encoder = new TextEncoder();

/** A header block. */
function header(name, size, type) {
    const block = new Uint8Array(BLOCK);
    const put = (at, text) => block.set(encoder.encode(text), at);
    const octal = (at, length, value) => put(at, value.toString(8).padStart(length - 1, "0"));
    block.set(name.subarray(0, 100), 0);
    octal(100, 8, 0o644);
    octal(108, 8, 0);
    octal(116, 8, 0);
    octal(124, 12, size);
    octal(136, 12, 0);
    put(148, "        ");
    put(156, type);
    put(257, "ustar\0" + "00");
    octal(148, 7, block.reduce((sum, byte) => sum + byte, 0));
    return block;
}

/** An entry, padded to whole blocks. */
function entry(name, content, type) {
    return [header(name, content.length, type), content, new Uint8Array(-content.length & (BLOCK - 1))];
}

/** An archive of files with `path` and `text`. */
export function archive(files) {
    const parts = files.flatMap(({ path, text }) => {
        const name = encoder.encode(path);
        const long = name.length > 100 ? entry(encoder.encode("././@LongLink"), encoder.encode(`${path}\0`), "L") : [];
        return [...long, ...entry(name, encoder.encode(text), "0")];
    });
    return new Blob([...parts, new Uint8Array(2 * BLOCK)], { type: "application/x-tar" });
}
