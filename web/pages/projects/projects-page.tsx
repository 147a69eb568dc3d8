import { DeferredSection } from "#web/layout/deferred-section.tsx";
import { AiProjects } from "./ai-projects.tsx";
import { BlockchainProjects } from "./blockchain-projects.tsx";
import { FintechProject } from "./fintech-project.tsx";
import { ProjectsHero } from "./projects-hero.tsx";

/** /projects: what was built, for whom, and what it does (spec §2). */
export default function Projects() {
  return (
    <>
      <ProjectsHero />
      <DeferredSection>
        <BlockchainProjects />
        <FintechProject />
        <AiProjects />
      </DeferredSection>
    </>
  );
}
