// The person as the mentor knows them, and what the plans are.
import { z } from "zod";
import { mentorLanguageSchema } from "./transcript.ts";

/** Characters of «Расскажи ИИ о себе» (MC3). */
export const MAX_PROFILE_LENGTH = 4_000;
/** Answers of a new account, of a pack, and a day's fair use of Pro (MP1). */
export const FREE_REQUESTS = 5;
export const PACK_REQUESTS = 50;
export const PRO_REQUESTS_PER_DAY = 300;
export const PRO_TRIAL_DAYS = 7;

export const mentorPlanSchema = z.enum(["free", "credits", "pro", "self-hosted"]);
export type MentorPlan = z.infer<typeof mentorPlanSchema>;

export const mentorModelSchema = z.object({ kind: z.enum(["built-in", "model"]), name: z.string() });
export type MentorModelName = z.infer<typeof mentorModelSchema>;

export const mentorMeSchema = z.object({
  plan: mentorPlanSchema,
  /** Null when nothing limits them. */
  requestsLeft: z.int().nonnegative().nullable(),
  profile: z.string(),
  locale: mentorLanguageSchema,
  adult: z.boolean(),
  model: mentorModelSchema,
});
export type MentorMe = z.infer<typeof mentorMeSchema>;

export const mentorMeChangeSchema = z.object({
  profile: z.string().max(MAX_PROFILE_LENGTH).optional(),
  locale: mentorLanguageSchema.optional(),
  adult: z.boolean().optional(),
});
export type MentorMeChange = z.infer<typeof mentorMeChangeSchema>;

export const PAID_PLANS = ["credits", "pro"] as const;
export const checkoutSchema = z.object({ plan: z.enum(PAID_PLANS) });
export type PaidPlan = (typeof PAID_PLANS)[number];
/** Answer of `POST /api/mentor/checkout` and `/portal`: where to send the browser. */
export const paymentPageSchema = z.object({ url: z.string() });

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
