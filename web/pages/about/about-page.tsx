import { DeferredSection } from "#web/layout/deferred-section.tsx";
import { AboutUs } from "./about-us.tsx";
import { Closing } from "./closing.tsx";
import { Events } from "./events.tsx";
import { Hero } from "./hero.tsx";
import { Media } from "./media.tsx";
import { Mission } from "./mission.tsx";
import { Values } from "./values.tsx";

/** The About page (spec §2). */
export default function About() {
  return (
    <>
      <Hero />
      <DeferredSection>
        <AboutUs />
        <Mission />
        <Values />
        <Media />
        <Events />
        <Closing />
      </DeferredSection>
    </>
  );
}
