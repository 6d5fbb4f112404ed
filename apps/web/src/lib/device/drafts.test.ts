// What survives a reload, and what must not.
import { describe, expect, it } from "vitest";
import { claimDrafts, forgetDrafts, readDraft, writeDraft } from "./drafts.ts";
import { memoryStorage, STORED } from "./storage.ts";

describe("[MR3] drafts", () => {
  it("are kept for each chat until they are emptied", () => {
    const storage = memoryStorage();
    writeDraft(storage, "chat-1", "Привет");
    writeDraft(storage, "new", "Она молчит");
    expect(readDraft(storage, "chat-1")).toBe("Привет");
    expect(readDraft(storage, "new")).toBe("Она молчит");
    expect(readDraft(storage, "chat-2")).toBe("");
    writeDraft(storage, "chat-1", "");
    expect(readDraft(storage, "chat-1")).toBe("");
    writeDraft(storage, "new", "");
    expect(storage.get(STORED.drafts)).toBeNull();
  });

  it("hold any text under any name", () => {
    const storage = memoryStorage();
    for (const key of ["__proto__", "constructor", 'a]b"c', ""]) {
      expect(readDraft(storage, key)).toBe("");
      writeDraft(storage, key, `<img> "${key}" \u{1f525}`);
      expect(readDraft(storage, key)).toBe(`<img> "${key}" \u{1f525}`);
    }
  });

  it("give way to newer ones: writing on keeps a draft young", () => {
    const storage = memoryStorage();
    writeDraft(storage, "old", "старый");
    writeDraft(storage, "kept", "живой");
    for (let index = 0; index < 29; index += 1) {
      writeDraft(storage, `chat-${index}`, "x");
      writeDraft(storage, "kept", `живой ${index}`);
    }
    expect(readDraft(storage, "kept")).toBe("живой 28");
    expect(readDraft(storage, "old")).toBe("");
    expect(readDraft(storage, "chat-0")).toBe("x");
  });

  it("are gone when nobody is signed in", () => {
    const storage = memoryStorage();
    writeDraft(storage, "new", "личное");
    forgetDrafts(storage);
    expect(readDraft(storage, "new")).toBe("");
  });

  it("wait for their own person, and are nobody else's", () => {
    const storage = memoryStorage();
    claimDrafts(storage, "anna");
    writeDraft(storage, "new", "личное");
    claimDrafts(storage, "anna");
    expect(readDraft(storage, "new")).toBe("личное");
    claimDrafts(storage, "boris");
    expect(readDraft(storage, "new")).toBe("");
  });

  it.each(["{", "null", "{}", '"text"', "[1]", '[["a"]]', '[["a",1]]'])(
    "left by another hand as %s count as nothing, and can be written over",
    (kept) => {
      const storage = memoryStorage();
      storage.set(STORED.drafts, kept);
      expect(readDraft(storage, "a")).toBe("");
      writeDraft(storage, "a", "мой");
      expect(readDraft(storage, "a")).toBe("мой");
    },
  );
});
