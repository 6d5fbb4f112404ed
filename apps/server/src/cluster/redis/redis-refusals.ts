// Why a Redis cannot be used, for whoever starts the process: one sentence that names what to change. Addresses may hold a password,
// so none is said.
import { StartRefusal } from "../../errors.ts";

/** By how Redis begins its refusal. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/^NOAUTH/, "an address with the password (redis://:password@host), because this Redis asks for one."],
  [
    /^WRONGPASS|invalid password/,
    "an address with the right user and password, but this Redis refused them.",
  ],
  [/^READONLY/, "a Redis that can be written, but this one is a replica that can only be read."],
  [/^(OOM|MISCONF)/, "a Redis that takes what is written, but this one is full (maxmemory or its disk)."],
  [/^(LOADING|MASTERDOWN|BUSY)/, "a Redis that is ready, but this one is busy with itself."],
];
/** By the code of a connection that could not be made. */
const UNREACHED: Readonly<Record<string, string>> = {
  ENOTFOUND: "of a machine that has this name, but nobody knows it.",
  EAI_AGAIN: "of a machine that has this name, but nobody could be asked for it.",
  ECONNREFUSED: "where a Redis listens, but nothing does there.",
  ERR_SSL_WRONG_VERSION_NUMBER: "that begins with redis:, because this Redis speaks no TLS.",
  ERR_SSL_PACKET_LENGTH_TOO_LONG: "that begins with redis:, because this Redis speaks no TLS.",
  ECONNRESET: "with rediss: where Redis speaks TLS: the connection was ended at once.",
  CERT_HAS_EXPIRED: "of a Redis whose certificate is valid, but it has expired.",
  ERR_TLS_CERT_ALTNAME_INVALID: "by the name in its certificate, but that has other names.",
};
const UNKNOWN_CERTIFICATE = /SELF_SIGNED|UNABLE_TO_(VERIFY|GET)/;

/** The refusal that the start ends with. */
export function redisRefusal(cause: unknown): StartRefusal {
  if (cause instanceof StartRefusal) return cause;
  return new StartRefusal(`REDIS_URL expects ${sentenceOf(cause)}`, { cause });
}

/** Does Redis itself refuse, or is the way to it broken? */
export function isRefusedByRedis(error: unknown): error is Error {
  return error instanceof Error && /^[A-Z]{2,} /.test(error.message);
}

function sentenceOf(cause: unknown): string {
  const { code = "", message = "" } = cause instanceof Error ? (cause as NodeJS.ErrnoException) : {};
  for (const [begin, sentence] of REFUSED) if (begin.test(message)) return sentence;
  if (isRefusedByRedis(cause)) return `a Redis that does what it is asked, but it refused: ${message}`;
  if (UNKNOWN_CERTIFICATE.test(code))
    return "a Redis whose certificate this machine trusts: NODE_EXTRA_CA_CERTS names a file of more.";
  const unreached = UNREACHED[code];
  if (unreached !== undefined) return `an address ${unreached}`;
  return "a Redis that can be reached, but it did not answer.";
}
