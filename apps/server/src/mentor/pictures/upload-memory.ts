// Shares the memory for uploads out: nobody gets more than is still free, so that there is always some left for whoever comes next
// ("dynamic thresholds", Choudhury and Hahne 1998). Pure bookkeeping; the bytes are the caller's.

export interface UploadMemory {
  /** An upload of this person begins. */
  open(userId: string): UploadShare;
}

/** What one upload holds. */
export interface UploadShare {
  /** Counts so many bytes more; false, and nothing counted, when the person would hold more than is free. */
  grow(bytes: number): boolean;
  /** The upload's bytes are let go. */
  release(): void;
}

/** `mostBytes` for everybody together: one person alone may hold half of them. */
export function createUploadMemory(mostBytes: number): UploadMemory {
  const held = new Map<string, number>();
  let free = mostBytes;
  return {
    open(userId) {
      let own = 0;
      const count = (bytes: number) => {
        own += bytes;
        free -= bytes;
        const left = (held.get(userId) ?? 0) + bytes;
        if (left === 0) held.delete(userId);
        else held.set(userId, left);
      };
      return {
        grow(bytes) {
          if ((held.get(userId) ?? 0) + bytes > free - bytes) return false;
          count(bytes);
          return true;
        },
        release() {
          if (own > 0) count(-own);
        },
      };
    },
  };
}
