// The conversation with the mentor, as app sees it.
export { ChatScreen } from "./chat-screen.tsx";
