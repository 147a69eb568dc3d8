import { about as first } from "../../company/en/about.ts";

export const about = {
  ...first,
  "about.hero.lead":
    "{company} writes software for shops, markets and workshops in the Mekong Delta, and looks after it for as long as it is in use.",
  "about.us.title": "From one bakery to a whole quay",
  "about.us.team":
    "In 2018 two brothers and a cousin wrote a till for the family bakery. Their neighbours wanted it too, and {company} was founded within weeks.",
  "about.us.fields":
    "Most of our work is retail, and the forecasts that tell a shop how much to order.",
  "about.us.place": "Our office is in {place}, above the fabric market.",
  "about.vision.text": "That no shop in the Delta closes because its books were too difficult.",
  "about.mission.lead": "What we work for.",
  "about.values.lead": "What we ask of each other.",
  "about.closing.title": "Bring your most complicated day",
  "about.closing.text":
    "Show us the day on which everything goes wrong, and we will plan from there.",
  "about.mission.craft": "A craft that is passed on",
  "about.mission.craft.description":
    "Every apprentice has a teacher, and every teacher still writes code.",
  "about.mission.neighbours": "Good neighbours",
  "about.mission.neighbours.description": "The library and the kindergarten pay nothing.",
  "about.values.patience": "Patience",
  "about.values.patience.description": "We explain it a third time.",
  "about.values.honesty": "Honesty",
  "about.values.honesty.description": "An estimate is a promise or it is called a guess.",
} as const;
