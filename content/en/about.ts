/** The About page (spec §2). */
export const about = {
  "about.hero.team": "A team since {year}.",
  "about.hero.company": "A company since {year}.",
  "about.hero.lead":
    "{company} is a Vietnamese pioneer in AI, blockchain and the development of services and applications. We build for schools, businesses and public offices.",
  "about.hero.work": "Work with {company}",
  "about.hero.pause": "Pause the video",
  "about.hero.play": "Play the video",

  "about.us.title": "About Us",
  "about.us.team":
    "The people behind {company} have worked together since October 2010. Almost eleven years later, on 29 September 2021, the team became a company and kept the habit that made it one: understand the problem before writing the code.",
  "about.us.fields":
    "Today we work in four fields: AI and automation, blockchain, e-commerce and fintech. They meet more often than one might think. A visit to a landmark becomes a certificate that anyone can verify. A portfolio tracker teaches its owner to read the market. An assistant answers from an office’s own documents.",
  "about.us.place":
    "Home is {place}. What we make has to work here first: in Vietnamese, on ordinary phones, in busy offices. Only then does it go further.",
  "about.figures.team": "Team founded",
  "about.figures.company": "Company founded",
  "about.figures.years": "years of experience",
  "about.figures.fields": "fields, one team",
  "about.photo": "The {company} team",

  "about.vision.title": "Our vision",
  "about.vision.text":
    "To be the team Vietnam thinks of first when technology has to be trusted: in the classroom, in the public office and in the market.",

  "about.mission.title": "Our mission",
  "about.mission.lead": "Four things we owe to everyone who relies on our work.",
  "about.mission.people": "Human development",
  "about.mission.people.description":
    "We teach while we build. Interns sit beside mentors and clients beside engineers, so the skill stays when the project ends.",
  "about.mission.society": "Social contribution",
  "about.mission.society.description":
    "We take on work that matters beyond one company: classrooms, public services, and places that deserve more visitors.",
  "about.mission.foundation": "A sustainable technology foundation",
  "about.mission.foundation.description":
    "We choose open standards, test what we ship and write it down, so that what we build today can still be changed in ten years.",
  "about.mission.life": "Application in daily life",
  "about.mission.life.description":
    "Technology counts once someone uses it on an ordinary Tuesday: to practise a word, file a request or check a price.",

  "about.values.title": "Our values",
  "about.values.lead": "Three words, and what they ask of us on a working day.",
  "about.values.integrity": "Integrity",
  "about.values.integrity.description":
    "We say what a system can do, what it cannot, and what it will cost. Data entrusted to us stays the client’s own.",
  "about.values.innovation": "Innovation",
  "about.values.innovation.description":
    "We try new methods early, and keep only those that do the job better than the old ones.",
  "about.values.excellence": "Excellence",
  "about.values.excellence.description":
    "We finish the last ten percent: the speed, the wording and the rare cases that decide whether people trust a product.",

  "about.media.title": "Media",
  "about.media.lead": "The work and the people, in motion.",
  "about.media.note":
    "The videos are on YouTube. Nothing is loaded from there until you press play.",
  "about.media.play": "Play video: {title}",
  "about.media.loading": "Loading video: {title}",
  "about.media.loaded": "Video loaded: {title}",
  "about.media.failed": "The video could not be loaded: {title}",

  "about.events.title": "Events",
  "about.events.lead": "Where we have met the people we build for.",
  "about.events.upcoming": "Upcoming",
  "about.events.finish": "Finish",

  "about.closing.title": "Tell us what should work better",
  "about.closing.text":
    "It starts with a conversation. If technology is not the answer, we will say so.",
  "about.closing.contact": "Contact us",
  "about.closing.solutions": "See our solutions",

  "video.introduction.title": "{company} in three minutes",
  "video.introduction.description":
    "Who we are, what we build, and how a project moves from a first question to daily use.",
  "video.sandbox.title": "Inside the blockchain sandbox",
  "video.sandbox.description":
    "Students run their own Hyperledger Fabric network, break it, and learn from what they see.",

  "event.open-class.title": "Open class: your first smart contract",
  "event.open-class.location": "Thai Nguyen, Vietnam",
  "event.open-class.description":
    "One day, from the idea of a block to a contract running on the sandbox. Students brought the questions, our engineers the laptops.",
  "event.public-office.title": "AI assistants in the public office",
  "event.public-office.location": "Hanoi, Vietnam",
  "event.public-office.description":
    "A workshop for civil servants: they put their hardest everyday questions to an administrative chatbot, and we noted every answer it missed.",
} as const;
