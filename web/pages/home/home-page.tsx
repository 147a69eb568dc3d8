import { Suspense } from "react";
import { DeferredSection } from "#web/layout/deferred-section.tsx";
import { BusinessAreas } from "./business-areas.tsx";
import { Hero } from "./hero.tsx";
import { WhyChooseUs } from "./why-choose-us.tsx";

/** The home page (spec §2). */
export default function Home() {
  return (
    <>
      <Hero />
      <DeferredSection>
        {/* They come alive after the first screen. */}
        <Suspense>
          <BusinessAreas />
          <WhyChooseUs />
        </Suspense>
      </DeferredSection>
    </>
  );
}
