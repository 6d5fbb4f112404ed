// The encoder's arithmetic in WebAssembly, and the memory that it works in: the same answer, to the last bit, on every machine.

/** The part of WebAssembly that is used: this package knows neither Node's types nor the browser's, and both have it. */
declare const WebAssembly: {
  readonly Memory: new (size: { readonly initial: number }) => KernelMemory;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (
    module: object,
    imports: Readonly<Record<string, Readonly<Record<string, KernelMemory>>>>,
  ) => { readonly exports: Readonly<Record<string, unknown>> };
};

interface KernelMemory {
  readonly buffer: ArrayBuffer;
}

/** What the kernel can do; every place is an address in its memory in bytes (see train/encoder/kernel/*.wat). */
interface KernelCalls {
  product(
    x: number,
    xScales: number,
    n: number,
    w: number,
    wScales: number,
    m: number,
    k: number,
    bias: number,
    out: number,
    stride: number,
  ): void;
  whole(from: number, stride: number, n: number, k: number, limit: number, out: number, scales: number): void;
  unpack(from: number, n: number, out: number): void;
  gelu(at: number, n: number): void;
  shares(at: number, rows: number, n: number, padded: number, by: number): void;
  norm(x: number, y: number, rows: number, h: number, w: number, b: number): void;
}

export interface EncoderKernel extends KernelCalls {
  /** Takes room for so many bytes, for good. */
  room(bytes: number): number;
  /** Copies numbers to a room of their own. */
  keep(numbers: Float32Array): number;
  bytes(at: number, count: number): Uint8Array;
  floats(at: number, count: number): Float32Array;
}

const PAGE = 65_536;

/** @param size of all rooms together, in bytes */
export function openEncoderKernel(wasm: Uint8Array, size: number): EncoderKernel {
  const memory = new WebAssembly.Memory({ initial: Math.ceil(size / PAGE) });
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(wasm), { encoder: { memory } });
  let next = 0;
  const room = (bytes: number): number => {
    const at = next;
    next += Math.ceil(bytes / 16) * 16;
    if (next > memory.buffer.byteLength)
      throw new RangeError(`The kernel's memory has no room for ${next} bytes`);
    return at;
  };
  const floats = (at: number, count: number) => new Float32Array(memory.buffer, at, count);
  return {
    ...(exports as unknown as KernelCalls),
    room,
    floats,
    bytes: (at, count) => new Uint8Array(memory.buffer, at, count),
    keep(numbers) {
      const at = room(numbers.length * 4);
      floats(at, numbers.length).set(numbers);
      return at;
    },
  };
}
