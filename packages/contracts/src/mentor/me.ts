// The person as the mentor knows them, and what the plans are.
import { z } from "zod";
import { MAX_CALLED_LENGTH, MAX_PROFILE_LENGTH, PAID_PLANS } from "./limits.ts";
import { spokenGenderSchema } from "./other-person.ts";
import { mentorLanguageSchema } from "./transcript.ts";

export {
  FREE_REQUESTS,
  MAX_CALLED_LENGTH,
  MAX_PROFILE_LENGTH,
  PACK_REQUESTS,
  PAID_PLANS,
  PRO_GRACE_DAYS,
  PRO_REQUESTS_PER_DAY,
  PRO_TRIAL_DAYS,
} from "./limits.ts";

export const mentorPlanSchema = z.enum(["free", "credits", "pro", "self-hosted"]);
export type MentorPlan = z.infer<typeof mentorPlanSchema>;

export const mentorModelSchema = z.object({ kind: z.enum(["built-in", "model"]), name: z.string() });
export type MentorModelName = z.infer<typeof mentorModelSchema>;

export const mentorMeSchema = z.object({
  plan: mentorPlanSchema,
  /** Null when nothing limits them. */
  requestsLeft: z.int().nonnegative().nullable(),
  profile: z.string(),
  /** How they want to be called; empty until they say. */
  called: z.string(),
  /** Null until they were asked. */
  gender: spokenGenderSchema.nullable(),
  /** Null where the provider gives none. */
  email: z.string().nullable(),
  locale: mentorLanguageSchema,
  adult: z.boolean(),
  model: mentorModelSchema,
  /** Only where it is so: somebody without an address, with one answer to try (GU3). */
  isGuest: z.literal(true).optional(),
  /** What they keep, once it is nearly as much as they may. */
  usage: z
    .object({
      chats: z.int().nonnegative(),
      mostChats: z.int(),
      bytes: z.int().nonnegative(),
      mostBytes: z.int(),
    })
    .optional(),
});
export type MentorMe = z.infer<typeof mentorMeSchema>;

export const mentorMeChangeSchema = z.object({
  profile: z.string().max(MAX_PROFILE_LENGTH).optional(),
  called: z.string().trim().max(MAX_CALLED_LENGTH).optional(),
  gender: spokenGenderSchema.optional(),
  locale: mentorLanguageSchema.optional(),
  adult: z.boolean().optional(),
});
export type MentorMeChange = z.infer<typeof mentorMeChangeSchema>;

export const checkoutSchema = z.object({ plan: z.enum(PAID_PLANS) });
export type PaidPlan = (typeof PAID_PLANS)[number];
/** Answer of `POST /api/mentor/checkout` and `/portal`: where to send the browser. */
export interface PaymentLink {
  readonly url: string;
}

/** Answer of `GET /api/mentor/billing`: what the plans page tells the person about their own plan. Times are ms since 1970. */
export const billingStateSchema = z.object({
  plan: mentorPlanSchema,
  requestsLeft: z.int().nonnegative().nullable(),
  /** Pro that is running or has to be paid; null without. */
  subscription: z
    .object({
      state: z.enum(["trial", "active", "unpaid"]),
      /** When the next payment is due; null once it is cancelled. */
      renewsAt: z.number().nullable(),
      /** When a cancelled one ends. */
      endsAt: z.number().nullable(),
    })
    .nullable(),
  /** What the person should know now. */
  notice: z.enum(["trial_ending", "payment_failed"]).nullable(),
  /** Pro would begin with free days: once a person. */
  trialPossible: z.boolean(),
  /** `POST /api/mentor/portal` leads somewhere. */
  manageable: z.boolean(),
  /** The latest purchase that was begun in the last day. Only the payment service's own word makes it `paid` (MP3). */
  purchase: z
    .object({ plan: z.enum(PAID_PLANS), state: z.enum(["open", "processing", "failed", "paid"]) })
    .nullable(),
});
export type BillingState = z.infer<typeof billingStateSchema>;

export const plansSchema = z.object({
  /** False where the host takes no payments. */
  forSale: z.boolean(),
  plans: z.array(
    z.object({
      id: z.enum(["free", "credits", "pro"]),
      /** US cents; 0 for free. */
      priceCents: z.int().nonnegative(),
      per: z.enum(["once", "month"]).nullable(),
      /** Null: no number, fair use only. */
      requests: z.int().positive().nullable(),
      trialDays: z.int().nonnegative(),
    }),
  ),
});
export type Plans = z.infer<typeof plansSchema>;
