import { createRoot } from "react-dom/client";
import "./ui/styles/app.css";
import { startTexts } from "./i18n/index.ts";
import { CharacterFigure } from "./ui/character/index.ts";
void startTexts("ru").then(() => createRoot(document.getElementById("root")!).render(<div className="bg-raised p-4 font-title rounded-lg"><CharacterFigure color="blue" eyeVariant={1}/>Привет</div>));
