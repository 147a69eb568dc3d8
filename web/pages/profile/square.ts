const side = 512;
const quality = 0.9;

/**
 * The middle of a picture as a small square, upright, so that little has to be sent. Rejects when
 * the browser cannot read the file as a picture.
 */
export async function squareOf(file: File): Promise<File> {
  const picture = await createImageBitmap(file);
  try {
    const edge = Math.min(picture.width, picture.height);
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = Math.min(edge, side);
    const context = canvas.getContext("2d");
    if (context === null) throw new Error("The browser draws nothing");
    // JPEG knows no transparency; without a ground it would turn black.
    context.fillStyle = "white";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = "high";
    context.drawImage(
      picture,
      (picture.width - edge) / 2,
      (picture.height - edge) / 2,
      edge,
      edge,
      0,
      0,
      canvas.width,
      canvas.height,
    );
    return await fileOf(canvas);
  } finally {
    picture.close();
  }
}

function fileOf(canvas: HTMLCanvasElement): Promise<File> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob === null) reject(new Error("The picture could not be written"));
        else resolve(new File([blob], "picture.jpg", { type: blob.type }));
      },
      "image/jpeg",
      quality,
    );
  });
}
