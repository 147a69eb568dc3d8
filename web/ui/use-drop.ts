import { useEffect, useState, type DragEvent as ReactDragEvent } from "react";

const bringsFiles = (transfer: DataTransfer | null) => transfer?.types.includes("Files") === true;

/**
 * Lets an element take a dropped file. A file that misses it is ignored: the browser would open it
 * in place of the page, and everything typed would be gone.
 */
export function useDrop(take: (file: File) => void) {
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const ignore = (event: DragEvent) => {
      if (bringsFiles(event.dataTransfer)) event.preventDefault();
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
      onDragOver: (event: ReactDragEvent) => setOver(bringsFiles(event.dataTransfer)),
      onDragLeave: ({ currentTarget, relatedTarget }: ReactDragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) {
          setOver(false);
        }
      },
      onDrop: ({ dataTransfer }: ReactDragEvent) => {
        setOver(false);
        const [file] = dataTransfer.files;
        if (file !== undefined) take(file);
      },
    },
  };
}
