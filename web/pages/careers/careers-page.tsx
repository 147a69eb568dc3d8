import { DeferredSection } from "#web/layout/deferred-section.tsx";
import { Benefits } from "./benefits.tsx";
import { CareersContact } from "./careers-contact.tsx";
import { CareersHero } from "./careers-hero.tsx";
import { FullTimePositions } from "./full-time-positions.tsx";
import { HiringProcess } from "./hiring-process.tsx";
import { Internships } from "./internships.tsx";

/** /careers: the positions, what they offer and how to get one (spec §2). */
export default function Careers() {
  return (
    <>
      <CareersHero />
      <DeferredSection>
        <Benefits />
        <FullTimePositions />
        <Internships />
        <HiringProcess />
        <CareersContact />
      </DeferredSection>
    </>
  );
}
