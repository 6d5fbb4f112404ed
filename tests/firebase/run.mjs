// `npm run test:firebase`: the firebase identity against Firebase's own auth emulator and its own client library. The
// emulator (312 MB) is installed on demand below .cache, outside the product's dependencies; nothing leaves loopback.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../..");
const TOOLS = join(ROOT, ".cache/firebase-tools");
const TOOLS_VERSION = "15.34.2";
const PROJECT = "demo-fitil";
const EMAIL = "ann@example.org";
const PASSWORD = "correct horse";
const START_TIMEOUT_MS = 60_000;

/** Installs the emulator once. */
function ensureTools() {
  const script = join(TOOLS, "node_modules/firebase-tools/lib/bin/firebase.js");
  if (existsSync(script)) return script;
  console.log(`Installing firebase-tools ${TOOLS_VERSION} into .cache…`);
  mkdirSync(TOOLS, { recursive: true });
  writeFileSync(join(TOOLS, "package.json"), '{ "private": true }\n');
  const install = [
    "install",
    "--no-audit",
    "--no-fund",
    "--ignore-scripts",
    `firebase-tools@${TOOLS_VERSION}`,
  ];
  const { status } = spawnSync("npm", install, { cwd: TOOLS, stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error("firebase-tools could not be installed");
  return script;
}

async function freePort() {
  const probe = createServer();
  await new Promise((done) => probe.listen(0, "127.0.0.1", done));
  const { port } = probe.address();
  await new Promise((done) => probe.close(done));
  return port;
}

async function answering(url, what) {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`${what} did not begin to answer`);
}

/** Starts a program as a direct child that ends with this one. */
function start(args, options) {
  const child = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "inherit"], ...options });
  process.once("exit", () => child.kill("SIGKILL"));
  return child;
}

async function startEmulator(folder) {
  const [auth, hub, logging] = [await freePort(), await freePort(), await freePort()];
  const at = (port) => ({ host: "127.0.0.1", port });
  const emulators = {
    auth: at(auth),
    hub: at(hub),
    logging: at(logging),
    ui: { enabled: false },
    singleProjectMode: true,
  };
  writeFileSync(join(folder, "firebase.json"), JSON.stringify({ emulators }));
  const args = [ensureTools(), "emulators:start", "--only", "auth", "--project", PROJECT];
  const env = { ...process.env, HOME: folder, CI: "true", FIREBASE_CLI_DISABLE_UPDATE_CHECK: "true" };
  const child = start(args, { cwd: folder, env });
  await answering(`http://127.0.0.1:${auth}/`, "The auth emulator");
  return { host: `127.0.0.1:${auth}`, child };
}

async function startOurs(folder, host) {
  const port = await freePort();
  const config = { apiKey: "fake", authDomain: `${PROJECT}.firebaseapp.com`, projectId: PROJECT };
  const env = {
    PATH: process.env.PATH ?? "",
    PORT: String(port),
    DATA_DIR: join(folder, "data"),
    MENTOR_MODEL: "built-in",
    FIREBASE_CONFIG: JSON.stringify(config),
    FIREBASE_AUTH_EMULATOR_HOST: host,
  };
  const child = start([join(ROOT, "apps/server/src/main.ts")], { env });
  const address = `http://127.0.0.1:${port}`;
  await answering(`${address}/healthz`, "The server");
  return { address, config, child };
}

async function exercise(host, { address, config }) {
  const { initializeApp } = await import("firebase/app");
  const firebase = await import("firebase/auth");
  const auth = firebase.initializeAuth(initializeApp(config), { persistence: firebase.inMemoryPersistence });
  firebase.connectAuthEmulator(auth, `http://${host}`, { disableWarnings: true });
  const me = async (token) => {
    const answer = await fetch(`${address}/api/user/me`, { headers: { authorization: `Bearer ${token}` } });
    return { status: answer.status, body: await answer.json() };
  };
  const step = (name) => console.log(`  ✓ ${name}`);

  const registered = await firebase.createUserWithEmailAndPassword(auth, EMAIL, PASSWORD);
  const first = await me(await registered.user.getIdToken());
  assert.deepEqual([first.status, first.body.Chips, first.body.id], [200, 1000, registered.user.uid]);
  step("sign-up: a new account with 1000 chips");

  await assert.rejects(firebase.createUserWithEmailAndPassword(auth, EMAIL, PASSWORD), {
    code: "auth/email-already-in-use",
  });
  await assert.rejects(firebase.createUserWithEmailAndPassword(auth, "bob@example.org", "short"), {
    code: "auth/weak-password",
  });
  step("sign-up: a taken address and a weak password are refused");

  await firebase.signOut(auth);
  await assert.rejects(firebase.signInWithEmailAndPassword(auth, EMAIL, `${PASSWORD}!`));
  const again = await firebase.signInWithEmailAndPassword(auth, EMAIL, PASSWORD);
  assert.equal((await me(await again.user.getIdToken())).body.id, first.body.id);
  step("password: the same person again");

  const before = await again.user.getIdToken();
  const after = await again.user.getIdToken(true);
  assert.equal((await me(after)).body.id, first.body.id);
  assert.ok(before.length > 0);
  step("refresh: the new token is taken");

  await firebase.signOut(auth);
  await firebase.sendSignInLinkToEmail(auth, EMAIL, {
    url: `${address}/?table=abc123`,
    handleCodeInApp: true,
  });
  const { oobCodes } = await (await fetch(`http://${host}/emulator/v1/projects/${PROJECT}/oobCodes`)).json();
  const { oobLink } = oobCodes.findLast(({ requestType }) => requestType === "EMAIL_SIGNIN");
  assert.ok(firebase.isSignInWithEmailLink(auth, oobLink));
  const linked = await firebase.signInWithEmailLink(auth, EMAIL, oobLink);
  assert.equal((await me(await linked.user.getIdToken())).body.id, first.body.id);
  await assert.rejects(firebase.signInWithEmailLink(auth, EMAIL, oobLink));
  step("e-mail link: signs in once");

  const { createFirebaseIdentity } = await import("../../apps/server/src/identity/firebase/firebase.ts");
  const clock = { now: () => Date.now(), after: () => () => undefined };
  const token = await linked.user.getIdToken();
  const strict = createFirebaseIdentity({ projectId: PROJECT, clock, keySetUrl: "http://127.0.0.1:9/keys" });
  assert.equal((await strict.verify(token)).ok, false);
  const foreign = createFirebaseIdentity({ projectId: "another", clock, emulator: true });
  assert.equal((await foreign.verify(token)).ok, false);
  step("the emulator's tokens are taken nowhere else");
}

const folder = mkdtempSync(join(tmpdir(), "fitil-firebase-"));
const children = [];
try {
  const emulator = await startEmulator(folder);
  children.push(emulator.child);
  const ours = await startOurs(folder, emulator.host);
  children.push(ours.child);
  await exercise(emulator.host, ours);
  console.log("The firebase identity works with Firebase's own emulator and client.");
} finally {
  for (const child of children) child.kill("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
