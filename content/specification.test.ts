import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { clients } from "./clients.ts";
import { company, sampleFacts } from "./company.ts";
import { common } from "#i18n/en/common.ts";
import { about as aboutTexts } from "./en/about.ts";
import { careers } from "./en/careers.ts";
import { clients as clientsDictionary } from "./en/clients.ts";
import { contact } from "./en/contact.ts";
import { home } from "./en/home.ts";
import { privacy } from "./en/privacy.ts";
import { projects } from "./en/projects.ts";
import { solutions } from "./en/solutions.ts";
import { team as teamTexts } from "./en/team.ts";
import { terms } from "./en/terms.ts";
import { events } from "./events.ts";
import { mission } from "./mission.ts";
import { directors, mentors } from "./people.ts";
import positions from "./positions.json" with { type: "json" };
import { products } from "./products.ts";
import { aiProjects } from "./projects.ts";
import { plainSolutions } from "./solutions.ts";
import { values } from "./values.ts";
import { videos } from "./videos.ts";

// What the specification (§1, §2) says of the sample company. It holds until content/ has another company's name;
// web/content.test.ts checks every page of any company.
const isSample = new Set<string>(sampleFacts).has("name");

type Texts = Readonly<Record<string, string>>;
const about: Texts = aboutTexts;
const team: Texts = teamTexts;
const clientTexts: Texts = clientsDictionary;

function assertSays(texts: Readonly<Record<string, string>>, words: readonly string[]): void {
  const all = Object.values(texts).join(" ");
  for (const word of words) assert.ok(all.includes(word), `no "${word}"`);
}

describe("the sample company", { skip: !isSample }, () => {
  test("the company's facts", () => {
    assert.partialDeepStrictEqual(company, {
      tagline: { en: "Together we stand" },
      countryCode: "VN",
      teamFounded: "2010-10-10",
      companyFounded: "2021-09-29",
      yearsOfExperience: 15,
      address: { en: "Thai Nguyen, Vietnam" },
    });
  });

  test("home: four business areas and four reasons", () => {
    assert.partialDeepStrictEqual(home, {
      "business.title": "Core Business Areas",
      "business.ai": "AI & Automation",
      "business.blockchain": "Blockchain",
      "business.ecommerce": "E-commerce",
      "business.fintech": "Fintech",
      "why.title": "Why Choose Us",
      "why.expertise": "Proven expertise",
      "why.technology": "Cutting-edge technology",
      "why.clients": "Global client base",
      "why.tailored": "Tailored solutions",
    });
    assertSays(home, ["More than {years} years"]);
  });

  test("about: four pillars, three values, two videos, two events that are over", () => {
    assert.equal(about["about.us.title"], "About Us");
    assert.deepEqual(
      mission.map(({ id }) => about[`about.mission.${id}`]),
      [
        "Human development",
        "Social contribution",
        "A sustainable technology foundation",
        "Application in daily life",
      ],
    );
    assert.deepEqual(
      values.map(({ id }) => about[`about.values.${id}`]),
      ["Integrity", "Innovation", "Excellence"],
    );
    assert.equal(videos.length, 2);
    assert.deepEqual(
      events.map(({ status }) => about[`about.events.${status}`]),
      ["Finish", "Finish"],
    );
    for (const { date } of events) assert.match(date, /^\d{2}\/\d{2}\/\d{4}$/);
    assert.equal(common["common.profile"], "Download Company Profile");
  });

  test("solutions: two featured cards, six plain ones, and the linked ones by field", () => {
    const idsOf = (area: string) => products.filter((one) => one.area === area).map(({ id }) => id);
    assert.deepEqual(idsOf("ai"), ["conversational-ai", "automation"]);
    assert.deepEqual(idsOf("blockchain"), [
      "blockchain-apps",
      "blockchain-simulation",
      "nft-dapps",
      "blockchain-governance",
    ]);
    assert.deepEqual(idsOf("ecommerce"), ["ecrm", "ehrm", "eerp", "efs", "ecomai", "ecomads"]);
    assert.equal(idsOf("fintech").length, 4);
    assert.equal(plainSolutions.length, 6);
    assert.equal(solutions["solutions.learnMore"], "Learn more");
  });

  test("projects: two on blockchain, one in fintech with its legal note, eight with AI", () => {
    assert.equal(aiProjects.length, 8);
    assertSays(projects, [
      "Hyperledger Fabric",
      "issues an NFT certificate",
      "Points become rewards",
      "Stocks",
      "Bonds",
      "Real estate",
      "Gold",
      "Technical analysis",
      "Fundamental analysis",
      "Indicators",
      "Financial-literacy training",
      "does not execute trades and gives no binding recommendations",
    ]);
  });

  test("clients: five of three kinds", () => {
    assert.deepEqual(
      clients.map(({ industry }) => clientTexts[`clients.industry.${industry}`]),
      [
        "Education",
        "Education",
        "Public administration",
        "Public administration",
        "Higher education",
      ],
    );
  });

  test("team: two mentors and three directors", () => {
    const rolesOf = (people: typeof mentors) => people.map(({ id }) => team[`person.${id}.role`]);
    assert.deepEqual(rolesOf(mentors), ["Mentor", "AI Lead"]);
    assert.deepEqual(rolesOf(directors), ["CEO", "CCO", "CTO"]);
  });

  test("contact: the heading and the invitation", () => {
    assert.equal(contact["contact.title"], "Contact");
    assert.equal(contact["contact.lead"], "We'd love to hear about your project.");
    assert.equal(contact["contact.details"], "Company Details");
  });

  describe("careers", () => {
    test("six full-time positions and five internships, by their titles", () => {
      const titlesOf = (kind: string) =>
        positions
          .filter((position) => position.kind === kind && position.advertised)
          .map(({ title }) => title.en);
      assert.deepEqual(titlesOf("full-time"), [
        "AI Engineer",
        "Blockchain Engineer",
        "E-commerce",
        "Fullstack Developer",
        "Frontend Developer",
        "Backend Developer",
      ]);
      assert.deepEqual(titlesOf("internship"), [
        "AI Intern",
        "E-commerce Intern",
        "Blockchain Intern",
        "Fullstack Developer Intern",
        "Marketing & Content Intern",
      ]);
    });

    test("four benefits, four perks of interns and four steps of hiring", () => {
      assertSays(careers, [
        "Innovation First",
        "Expert Mentorship",
        "Career Growth",
        "Competitive Package",
        "Direct training from experts",
        "Real projects",
        "Internship certification",
        "Possible full-time employment",
        "Submit application (CV)",
        "Online or in-person interview",
        "Technical test (if applicable)",
        "Result notification and employment agreement",
        "Open Application Form",
      ]);
    });
  });

  test("privacy policy: the date, the sections and what they must say", () => {
    assertSays(privacy, [
      "Last Updated: January 2024",
      "Purpose of Information Collection",
      "Scope of Information Collected",
      "Information Security",
      "Customer Rights",
      "Decree 13/2023/ND-CP",
      "Cybersecurity Law 2018",
      "E-Transactions Law 2023",
      "not transferred abroad without your consent",
      "within 30 days",
      "governed by the laws of Vietnam",
    ]);
  });

  test("terms of service: the date, the sections and what they must say", () => {
    assertSays(terms, [
      "Last Updated: January 2024",
      "Acceptance of Terms",
      "Scope of Services",
      "User Responsibilities",
      "Limitation of Liability & Disclaimer",
      "Legal Basis",
      "Changes to Terms",
      "Important Disclaimer",
      "for reference only",
      "no responsibility for investment decisions",
      "competent People's Court of Vietnam",
      "data-analysis tools and indicators only",
      "not securities, banking or insurance services",
      "do not execute trades and give no binding investment advice",
    ]);
  });
});
