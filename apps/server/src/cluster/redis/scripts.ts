// Every step of the register that reads before it writes, as Lua: Redis runs each as one. All keys begin alike and in braces, so
// that they lie in one slot. An epoch is the register's own clock in µs, and always above the last one: a Redis that has
// forgotten everything cannot turn it back.

/** What all our keys begin with. */
export const PREFIX = "{fitil}:";

const COMMON = `
local P = '${PREFIX}'
local function isAlive(node) return redis.call('HEXISTS', P..'nodes', node) == 1 end
local function stored(id) return tonumber(redis.call('HGET', P..'table:'..id, 'e') or '0') end
local function owner(id) return redis.call('HGET', P..'table:'..id, 'o') end
local function tell(id, place) redis.call('PUBLISH', P..'all', place and (id..' '..place) or id) end
local function placeOf(o, e, r) return o..' '..e..' '..r end
local function above(epoch)
  local t = redis.call('TIME')
  return string.format('%.0f', math.max(epoch + 1, t[1] * 1000000 + t[2]))
end
local function nowMs()
  local t = redis.call('TIME')
  return t[1] * 1000 + math.floor(t[2] / 1000)
end
local function holderOf(text)
  local node, till = string.match(text or '', '^(%S+) (%d+)$')
  if node and isAlive(node) and tonumber(till) > nowMs() then return node end
end
local function leave(id, node)
  redis.call('SREM', P..'of:'..node, id)
  if redis.call('EXISTS', P..'of:'..node) == 0 then redis.call('SREM', P..'owners', node) end
end
local function written(id, epoch, whole, of)
  local more = epoch == of and redis.call('GET', P..'more:'..id)
  return more and whole..more or whole
end
local function enter(id, node, epoch, row, checkpoint)
  local before = owner(id)
  if before and before ~= node then leave(id, before) end
  redis.call('DEL', P..'more:'..id)
  redis.call('HSET', P..'table:'..id, 'o', node, 'e', epoch, 'r', row, 'c', checkpoint)
  redis.call('SADD', P..'of:'..node, id)
  redis.call('SADD', P..'owners', node)
  local place = placeOf(node, epoch, row)
  redis.call('HSET', P..'rows', id, place)
  tell(id, place)
  return epoch
end
`;

const BODIES = {
  /** (node) → the generation of this register's contents. */
  join: `
    if redis.call('SISMEMBER', P..'evicted', ARGV[1]) == 0 then redis.call('HSET', P..'nodes', ARGV[1], 0) end
    local t = redis.call('TIME')
    redis.call('SET', P..'gen', t[1]..'.'..t[2], 'NX')
    return redis.call('GET', P..'gen')`,
  /** (node, generation) → "evicted", "forgotten", or the nodes with their counters in one list. */
  beat: `
    if redis.call('GET', P..'gen') ~= ARGV[2] then return 'forgotten' end
    if not isAlive(ARGV[1]) then return 'evicted' end
    redis.call('HINCRBY', P..'nodes', ARGV[1], 1)
    local found = {}
    for _, text in ipairs(redis.call('HGETALL', P..'nodes')) do found[#found + 1] = text end
    return found`,
  /** (node, counter seen) → 1 when done. The names of the evicted are kept for a day. */
  evict: `
    if redis.call('HGET', P..'nodes', ARGV[1]) ~= ARGV[2] then return 0 end
    redis.call('HDEL', P..'nodes', ARGV[1])
    redis.call('SADD', P..'evicted', ARGV[1])
    redis.call('EXPIRE', P..'evicted', 86400)
    return 1`,
  /** (node, table, row, checkpoint) → epoch or nil. */
  create: `
    local before = owner(ARGV[2])
    if not isAlive(ARGV[1]) or (before and before ~= ARGV[1]) then return false end
    if before then return redis.call('HGET', P..'table:'..ARGV[2], 'e') end
    return enter(ARGV[2], ARGV[1], above(0), ARGV[3], ARGV[4])`,
  /** (node, table) → epoch, row, checkpoint; or nil. */
  claim: `
    local t = redis.call('HMGET', P..'table:'..ARGV[2], 'o', 'e', 'r', 'c', 'm')
    if not t[1] or not isAlive(ARGV[1]) then return false end
    local checkpoint = written(ARGV[2], t[2], t[4], t[5])
    if t[1] == ARGV[1] then return { t[2], t[3], checkpoint } end
    if isAlive(t[1]) then return false end
    return { enter(ARGV[2], ARGV[1], above(tonumber(t[2])), t[3], checkpoint), t[3], checkpoint }`,
  /**
   * Of each table (table, epoch, number, "whole" or "piece", text, row or nothing) → "saved", "superseded", "unknown" or "missed" each.
   * A number counts for the epoch `m` alone, and so do the pieces: another version may have written the table meanwhile.
   */
  save: `
    local answers = {}
    for i = 1, #ARGV, 6 do
      local id, text, row = ARGV[i], ARGV[i + 4], ARGV[i + 5]
      local key = P..'table:'..id
      local t = redis.call('HMGET', key, 'e', 'n', 'm')
      local number, last = tonumber(ARGV[i + 2]), t[3] == t[1] and tonumber(t[2]) or 0
      local isWhole, answer = ARGV[i + 3] == 'whole', 'saved'
      if not t[1] then answer = 'unknown'
      elseif t[1] ~= ARGV[i + 1] then answer = 'superseded'
      elseif number ~= last then
        if number < last or not isWhole and number > last + 1 then answer = 'missed'
        else
          if isWhole then
            redis.call('HSET', key, 'n', number, 'm', t[1], 'c', text)
            redis.call('DEL', P..'more:'..id)
          else
            redis.call('HSET', key, 'n', number, 'm', t[1])
            if text ~= '' then redis.call('APPEND', P..'more:'..id, '\\n'..text) end
          end
          if row ~= '' and row ~= redis.call('HGET', key, 'r') then
            redis.call('HSET', key, 'r', row)
            local place = placeOf(owner(id), t[1], row)
            redis.call('HSET', P..'rows', id, place)
            tell(id, place)
          end
        end
      end
      answers[#answers + 1] = answer
    end
    return answers`,
  /** (table, epoch, to node) → 1 when done. */
  hand: `
    local t = redis.call('HMGET', P..'table:'..ARGV[1], 'e', 'r', 'c', 'm')
    if t[1] ~= ARGV[2] or not isAlive(ARGV[3]) then return 0 end
    enter(ARGV[1], ARGV[3], above(tonumber(t[1])), t[2], written(ARGV[1], t[1], t[3], t[4]))
    return 1`,
  /** (node, table, epoch, row, checkpoint) → epoch or nil. */
  adopt: `
    local before = owner(ARGV[2])
    if not isAlive(ARGV[1]) then return false end
    if before and before ~= ARGV[1] and stored(ARGV[2]) > tonumber(ARGV[3]) then return false end
    return enter(ARGV[2], ARGV[1], above(math.max(stored(ARGV[2]), tonumber(ARGV[3]))), ARGV[4], ARGV[5])`,
  /** (table, epoch) → 1 when done. */
  drop: `
    local t = redis.call('HMGET', P..'table:'..ARGV[1], 'e', 'o')
    if t[1] ~= ARGV[2] then return 0 end
    leave(ARGV[1], t[2])
    redis.call('DEL', P..'table:'..ARGV[1], P..'more:'..ARGV[1])
    redis.call('HDEL', P..'rows', ARGV[1])
    tell(ARGV[1], nil)
    return 1`,
  /** (person, node, client) → serial, node and client before. */
  takeConnection: `
    local key = P..'line:'..ARGV[1]
    local before = redis.call('HMGET', key, 's', 'n', 'c')
    local serial = above(tonumber(before[1] or '0'))
    redis.call('HSET', key, 's', serial, 'n', ARGV[2], 'c', ARGV[3])
    redis.call('EXPIRE', key, 86400)
    return { serial, before[2], before[3] }`,
  /** (person, table) → 1 when they sat there. */
  leaveSeat: `
    if redis.call('GET', P..'seat:'..ARGV[1]) ~= ARGV[2] then return 0 end
    return redis.call('DEL', P..'seat:'..ARGV[1])`,
  /** (key, item, node, most) → "taken", "full", or "held" and by whom. A place is void after 15 min, or with its node. */
  takePlace: `
    local key = P..'place:'..ARGV[1]
    local others, isKept = 0, false
    local found = redis.call('HGETALL', key)
    for i = 1, #found, 2 do
      local node = holderOf(found[i + 1])
      if not node then redis.call('HDEL', key, found[i])
      elseif found[i] ~= ARGV[2] then others = others + 1
      elseif node ~= ARGV[3] then return { 'held', node }
      else isKept = true end
    end
    if not isKept and others >= tonumber(ARGV[4]) then return { 'full' } end
    redis.call('HSET', key, ARGV[2], ARGV[3]..' '..string.format('%.0f', nowMs() + 900000))
    redis.call('EXPIRE', key, 900)
    return { 'taken' }`,
  /** (key, item, node) → 1 when it was the node's. */
  freePlace: `
    local key = P..'place:'..ARGV[1]
    if string.match(redis.call('HGET', key, ARGV[2]) or '', '^(%S+)') ~= ARGV[3] then return 0 end
    return redis.call('HDEL', key, ARGV[2])`,
  /** (key, item) → node, or nil. */
  placeHolder: `return holderOf(redis.call('HGET', P..'place:'..ARGV[1], ARGV[2]) or '') or false`,
  /** (key, amount, window in ms) → count, ms that are left of the window. */
  addCount: `
    local key = P..'count:'..ARGV[1]
    local count = redis.call('INCRBY', key, ARGV[2])
    if redis.call('PTTL', key) < 0 then redis.call('PEXPIRE', key, ARGV[3]) end
    return { count, redis.call('PTTL', key) }`,
  /** (node) → table ids, or nil. */
  claimable: `
    if not isAlive(ARGV[1]) then return false end
    local found = {}
    for _, node in ipairs(redis.call('SMEMBERS', P..'owners')) do
      if node == ARGV[1] or not isAlive(node) then
        for _, id in ipairs(redis.call('SMEMBERS', P..'of:'..node)) do found[#found + 1] = id end
      end
    end
    return found`,
} as const;

/** The name of a step. */
export type ScriptName = keyof typeof BODIES;

/** A step's whole text. */
export function scriptText(name: ScriptName): string {
  return COMMON + BODIES[name];
}
