// Prices and days as the person's language writes them. Pure.

/** US cents as a price: "$5", "29 $". */
export function formatPrice(cents: number, language: string): string {
  return new Intl.NumberFormat(language, {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    maximumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
}

/** A day in words: "27 ноября", "November 27". `at` is ms since 1970. */
export function formatDay(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "long" }).format(at);
}
