import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { installOnDebian } from "../../scripts/setup/programs.ts";
import { SetupError } from "../../scripts/setup/project.mjs";
import { frame, frameSize } from "./turning-drum.ts";

const seconds = 10;
const framesPerSecond = 24;
/** Said outright, so that the video has the colours of its poster in every player. */
const colours =
  "-vf scale=out_color_matrix=bt709:out_range=tv -colorspace bt709 -color_primaries bt709 -color_trc bt709";
export const maximumBytes = 1.2 * 1024 * 1024;

/** The video of the About page in the best quality that fits. */
export async function video(): Promise<Record<string, Buffer>> {
  bringFfmpeg();
  const folder = await mkdtemp(join(tmpdir(), "drum-"));
  try {
    const frames = join(folder, "frames.mkv");
    await drawFrames(frames);
    return {
      "content/public/video/about.mp4": await bestThatFits(frames, join(folder, "drum.mp4")),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Draws every frame once, into a file without loss. */
async function drawFrames(file: string): Promise<void> {
  const { width, height } = frameSize;
  const raw = `-f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${framesPerSecond} -i -`;
  const encoder = spawn("ffmpeg", ["-v", "error", ...raw.split(" "), "-c:v", "ffv1", "-y", file], {
    stdio: ["pipe", "inherit", "inherit"],
  });
  const ended = once(encoder, "close");
  const count = seconds * framesPerSecond;
  for (let index = 0; index < count; index++) {
    const pixels = await sharp(Buffer.from(frame(index / count)))
      .removeAlpha()
      .raw()
      .toBuffer();
    if (!encoder.stdin.write(pixels)) await once(encoder.stdin, "drain");
  }
  encoder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new SetupError("ffmpeg could not take the frames of the video.");
}

async function bestThatFits(frames: string, file: string): Promise<Buffer> {
  for (let quality = 24; quality <= 40; quality += 1) {
    const settings = `${colours} -c:v libx264 -preset slow -crf ${quality} -pix_fmt yuv420p -profile:v high -g 240 -an -map_metadata -1 -fflags +bitexact -movflags +faststart`;
    const { status, stderr } = spawnSync(
      "ffmpeg",
      ["-v", "error", "-i", frames, ...settings.split(" "), "-y", file],
      { encoding: "utf8" },
    );
    if (status !== 0) throw new SetupError(`ffmpeg could not make the video: ${stderr}`);
    const made = await readFile(file);
    if (made.length <= maximumBytes) return made;
  }
  throw new SetupError("The video does not fit into its size at any quality.");
}

function bringFfmpeg(): void {
  const works = () => spawnSync("ffmpeg", ["-version"]).status === 0;
  if (!works()) installOnDebian("ffmpeg", ["ffmpeg"]);
  if (!works()) throw new SetupError("The video needs ffmpeg: install ffmpeg.");
}
