import { useEffect, useState, type ComponentProps, type DragEvent as ReactDragEvent } from "react";

/** Hands over each chosen file, also the same one again. */
export function FileInput({
  onChoose,
  ...rest
}: Omit<ComponentProps<"input">, "type" | "onChange"> & { onChoose: (file: File) => void }) {
  return (
    <input
      type="file"
      onClick={({ currentTarget }) => {
        // Without this, choosing the same file again fires no event.
        currentTarget.value = "";
      }}
      onChange={({ target }) => {
        const chosen = target.files?.[0];
        if (chosen !== undefined) onChoose(chosen);
      }}
      {...rest}
    />
  );
}

const hasFiles = (transfer: DataTransfer | null) => transfer?.types.includes("Files") === true;

/**
 * Lets an element accept a dropped file. Files dropped beside it are ignored: the browser would leave the
 * page for them, and typed text would be lost.
 */
export function useDrop(onDropFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const ignore = (event: DragEvent) => {
      if (hasFiles(event.dataTransfer)) event.preventDefault();
    };
    addEventListener("dragover", ignore);
    addEventListener("drop", ignore);
    return () => {
      removeEventListener("dragover", ignore);
      removeEventListener("drop", ignore);
    };
  }, []);

  return {
    isOver,
    dropProps: {
      onDragOver: (event: ReactDragEvent) => setOver(hasFiles(event.dataTransfer)),
      onDragLeave: ({ currentTarget, relatedTarget }: ReactDragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) {
          setOver(false);
        }
      },
      onDrop: ({ dataTransfer }: ReactDragEvent) => {
        setOver(false);
        const [file] = dataTransfer.files;
        if (file !== undefined) onDropFile(file);
      },
    },
  };
}
