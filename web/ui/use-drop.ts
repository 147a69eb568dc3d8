import { useEffect, useState, type DragEvent as ReactDragEvent } from "react";

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
