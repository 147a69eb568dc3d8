import { Suspense } from "react";
import { BusinessAreas } from "./business-areas.tsx";
import { Hero } from "./hero.tsx";
import { WhyChooseUs } from "./why-choose-us.tsx";

/** The home page (spec §2). */
export default function Home() {
  return (
    <>
      <Hero />
      {/* Below the first screen, so they come alive after it. */}
      <Suspense>
        <BusinessAreas />
        <WhyChooseUs />
      </Suspense>
    </>
  );
}
