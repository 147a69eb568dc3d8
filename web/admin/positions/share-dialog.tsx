import { Download } from "lucide-react";
import { useRef, useState } from "react";
import { Language, languages } from "#contract/languages.ts";
import { limits } from "#contract/limits.ts";
import { hasPage } from "#contract/page-positions.ts";
import type { StaffPosition } from "#contract/positions.ts";
import { ApplicationSource } from "#contract/sources.ts";
import { useSiteData } from "#web/head/site-data.ts";
import { SelectField } from "#web/forms/fields.tsx";
import { useI18n } from "#web/i18n/i18n.tsx";
import { applyPath, positionPath } from "#web/positions/positions.ts";
import { SmallButton } from "#web/ui/button.tsx";
import { Input } from "#web/ui/controls.tsx";
import { Field } from "#web/ui/field.tsx";
import { QrCode } from "#web/ui/qr-code.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import { CopyField } from "../copy-field.tsx";
import { DetailsDialog } from "../list/record-dialogs.tsx";
import { useTitle } from "./position.tsx";

/** Builds a link to a position, or to all, that names the source of the applications sent through it. */
export function ShareDialog({
  positions,
  slug: initialSlug,
  onClose,
}: {
  positions: readonly StaffPosition[];
  /** The position of the link; an empty text for all of them. */
  slug: string;
  onClose: () => void;
}) {
  const { t, ...panel } = useI18n();
  const { siteUrl } = useSiteData();
  const titleOf = useTitle();
  const [slug, setSlug] = useState(initialSlug);
  const [source, setSource] = useState<ApplicationSource>("facebook");
  const [detail, setDetail] = useState("");
  const [language, setLanguage] = useState(panel.language);
  const code = useRef<SVGSVGElement>(null);
  const open = positions.filter(({ state }) => state === "open");
  const position = open.find((one) => one.slug === slug);
  const prefix = language === "vi" ? "/vi" : "";
  const link = new URL(`${siteUrl}${prefix}${pathTo(position)}`);
  link.searchParams.set("from", source);
  if (detail.trim() !== "") link.searchParams.set("utm_campaign", detail.trim());

  async function save(image: SVGSVGElement, format: "png" | "svg"): Promise<void> {
    const name = [slug === "" ? "careers" : slug, source].join("-");
    const file = format === "svg" ? svgFile(image) : await pngFile(image);
    if (file !== null) saveFile(file, `${name}.${format}`);
  }

  return (
    <DetailsDialog onClose={onClose} title={t("share.title")} description={t("share.text")}>
      <form className="grid gap-5 sm:grid-cols-2" onSubmit={(event) => event.preventDefault()}>
        <SelectField
          label={t("share.page")}
          value={slug}
          options={[
            ["", t("list.allPositions")],
            ...open.map((one) => [one.slug, titleOf(one)] as const),
          ]}
          onChange={({ target }) => setSlug(target.value)}
        />
        <SelectField
          label={t("applications.source")}
          value={source}
          options={ApplicationSource.options.map((one) => [one, t(`source.${one}`)])}
          onChange={({ target }) => setSource(ApplicationSource.parse(target.value))}
        />
        <Field label={t("share.detail")} hint={t("share.detailHint")}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={limits.sourceDetail.max}
              value={detail}
              onChange={({ target }) => setDetail(target.value)}
            />
          )}
        </Field>
        <SelectField
          label={t("language.label")}
          value={language}
          options={languages.map((one) => [one, t(`language.${one}`)])}
          onChange={({ target }) => setLanguage(Language.parse(target.value))}
        />
      </form>
      <div className="mt-6 grid gap-6 border-t border-line pt-6 sm:grid-cols-[auto_1fr]">
        <div className="w-fit rounded-md border border-line max-sm:mx-auto">
          <QrCode ref={code} text={link.href} label={t("share.image")} />
        </div>
        <div className="min-w-0">
          <CopyField label={t("share.link")} link={link.href} />
          <div className="mt-2 flex flex-wrap gap-2">
            {(["png", "svg"] as const).map((format) => (
              <SmallButton
                key={format}
                Icon={Download}
                onClick={() => {
                  if (code.current !== null) void save(code.current, format);
                }}
              >
                {t(`share.download.${format}`)}
              </SmallButton>
            ))}
          </div>
        </div>
      </div>
    </DetailsDialog>
  );
}

/** The page of a position, or the form where it has no page. */
function pathTo(position: StaffPosition | undefined): string {
  if (position === undefined) return "/careers";
  return hasPage(position) ? positionPath(position.slug) : applyPath(position.slug);
}

/** The image without the styles of the panel, dark on white. */
const svgFile = (image: SVGSVGElement) =>
  new Blob(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${image.getAttribute("viewBox")}" shape-rendering="crispEdges">`,
      `<rect width="100%" height="100%" fill="#fff"/>${image.innerHTML}</svg>`,
    ],
    { type: "image/svg+xml" },
  );

/** Wide enough to be printed. */
const pngWidth = 1_024;

/** The image as PNG, which word processors and social networks take; null where the browser cannot draw it. */
function pngFile(image: SVGSVGElement): Promise<Blob | null> {
  const { width } = image.viewBox.baseVal;
  const scale = Math.ceil(pngWidth / width);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = width * scale;
  const context = canvas.getContext("2d");
  if (context === null) return Promise.resolve(null);
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.fillStyle = "#000";
  const modules = new Path2D(image.querySelector("path")?.getAttribute("d") ?? "");
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
  context.fill(modules);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
