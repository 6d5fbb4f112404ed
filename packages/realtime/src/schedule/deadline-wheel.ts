// All connections' deadlines on one timer: pings, pongs, expiry, stale ones. A deadline may be looked at up to one
// slot late, never early. A connection stands in the wheel at most once and looks for itself at what is due.
import type { Cancel, Clock } from "./ports.ts";

/** Resolution of deadlines. */
const SLOT_MS = 100;

/** Somebody with deadlines. */
export interface WheelMember {
  /** Owned by the wheel: where this one stands; undefined = nowhere, as at first. */
  wheelSlot: number | undefined;
}

/** Wakes members at their deadlines. */
export class DeadlineWheel<Member extends WheelMember> {
  readonly #clock: Clock;
  readonly #wake: (member: Member, now: number) => void;
  readonly #slots = new Map<number, Set<Member>>();
  /** The slot that the timer is set for; undefined = it is not running. */
  #armedSlot: number | undefined;
  #cancel: Cancel | undefined;

  /** `wake`: something of a member may be due. It schedules the next look from there. */
  constructor(clock: Clock, wake: (member: Member, now: number) => void) {
    this.#clock = clock;
    this.#wake = wake;
  }

  /** Wakes `member` at `at` (ms since 1970) or earlier. An earlier standing appointment is kept instead. */
  schedule(member: Member, at: number): void {
    if (at === Number.POSITIVE_INFINITY) return;
    const slot = Math.ceil(at / SLOT_MS);
    if (member.wheelSlot !== undefined && member.wheelSlot <= slot) return;
    this.forget(member);
    member.wheelSlot = slot;
    const members = this.#slots.get(slot);
    if (members === undefined) {
      this.#slots.set(slot, new Set([member]));
      if (this.#armedSlot === undefined || slot < this.#armedSlot) this.#arm(slot);
    } else members.add(member);
  }

  /** Lets go of `member`: whoever comes and goes must not be kept until a deadline that means nothing any more. */
  forget(member: Member): void {
    if (member.wheelSlot !== undefined) this.#slots.get(member.wheelSlot)?.delete(member);
    member.wheelSlot = undefined;
  }

  /** Stops the timer and forgets everybody. */
  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#armedSlot = undefined;
    this.#slots.clear();
  }

  #arm(slot: number): void {
    this.#cancel?.();
    this.#armedSlot = slot;
    this.#cancel = this.#clock.after(Math.max(0, slot * SLOT_MS - this.#clock.now()), () => this.#turn());
  }

  #turn(): void {
    this.#cancel = undefined;
    this.#armedSlot = undefined;
    const now = this.#clock.now();
    const reached = Math.floor(now / SLOT_MS);
    const dueSlots = [...this.#slots.keys()].filter((slot) => slot <= reached).toSorted((a, b) => a - b);
    for (const slot of dueSlots) {
      const members = this.#slots.get(slot) ?? [];
      this.#slots.delete(slot);
      for (const member of members) {
        if (member.wheelSlot !== slot) continue;
        member.wheelSlot = undefined;
        this.#wake(member, now);
      }
    }
    let next = Number.POSITIVE_INFINITY;
    for (const slot of this.#slots.keys()) if (slot < next) next = slot;
    if (next !== Number.POSITIVE_INFINITY && (this.#armedSlot === undefined || next < this.#armedSlot))
      this.#arm(next);
  }
}
