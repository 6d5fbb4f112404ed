// English situations that an editor's reading brought up: dead ends, hints, soft noes, bubbles. Data for situations.test.ts.
import { situation } from "./situation.ts";
import type { Situation } from "./situation.ts";

export const moreEnglishSituations: readonly Situation[] = [
  situation("en", "my own nice after a green kitchen", "write_now", [
    "> How was your day?",
    "< Pretty good! Finally finished painting my kitchen green",
    "> Nice",
  ]),
  situation("en", "my own lol", "write_now", [
    "< My dog just flunked puppy school for the second time",
    "> lol",
  ]),
  situation("en", "oh nice after motorcycles", "write_now", [
    "> What do you do for fun?",
    "< I restore old motorcycles with my dad",
    "> oh nice",
  ]),
  situation("en", "slang, and my facts", "write_now", [
    "< ngl that taco truck on 5th is lowkey the best in town",
    "> facts",
  ]),
  situation("en", "a nag after a question", "wait", ["> Hey, how was the jazz night?", "> hello?"]),
  situation("en", "bubbles of one breath", "wait", [
    "< I signed up for a half marathon",
    "> Wow",
    "> That's brave",
    "> When is it?",
  ]),
  situation("en", "I'd rather not", "let_it_go", [
    "> Want to grab coffee this weekend?",
    "< I'd rather not, sorry",
  ]),
  situation("en", "not a good idea, and why not", "let_it_go", [
    "> So when can I see you?",
    "< I don't think that's a good idea",
    "> Why not? I'm a nice guy",
  ]),
  situation("en", "not going anywhere, and can I ask why", "let_it_go", [
    "> Would you like to go out sometime?",
    "< You seem lovely but I just don't see this going anywhere",
    "> Can I ask why?",
  ]),
  situation("en", "not ready to meet", "let_it_go", [
    "> Would you want to meet up this week?",
    "< I'm not ready to meet yet, hope that's ok",
  ]),
  situation("en", "not my thing", "let_it_go", [
    "> Wanna come to the gym with me on Monday?",
    "< haha that's not really my thing",
  ]),
  situation("en", "no way that is a yes", "ask_out", [
    "> Do you want to watch it together on Sunday?",
    "< no way, I'd love to!",
  ]),
  situation("en", "a hint after ramen", "ask_out", [
    "> There's a great ramen place near my office",
    "< Ooh I've always wanted to try proper ramen",
  ]),
  situation("en", "a hint after open mic", "ask_out", [
    "> They do open mic nights on Thursdays at the Blue Note",
    "< sounds fun, never been!",
  ]),
  situation("en", "do you cook, asked over ramen", "write_now", [
    "> Hi Kate, saw you like cooking",
    "< Yes! I made ramen from scratch last night, took me 6 hours lol",
    "> wow nice",
    "< what about you, do you cook?",
  ]),
  situation("en", "I'll let you know", "write_now", ["> Drinks on Friday?", "< Maybe! I'll let you know"]),
  situation("en", "the ex at the party", "write_now", [
    "> How was the party?",
    "< Fun until my ex showed up, so I left early with a kebab",
  ]),
];
