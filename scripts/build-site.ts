// npm run build [-- --company test|second]: builds the site if something has changed, as npm start does.
import { parseArgs } from "node:util";
import { root } from "./setup/project.mjs";
import { buildSite, companies, companyNamed } from "./setup/site-build.ts";

const { values } = parseArgs({ options: { company: { type: "string", default: "own" } } });
const company = companyNamed(values.company);
await buildSite(root, company);
console.log(`The site is in ${companies[company].dist}.`);
