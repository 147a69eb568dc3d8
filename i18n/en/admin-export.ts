/** The export menu of a list. */
export const adminExport = {
  "export.open": "Export",
  "export.choose": "Export as",
  "export.xlsx": "Excel (XLSX)",
  "export.csv": "CSV",
  "export.count": "{count} rows",
  "export.count.one": "1 row",
  "export.nothing": "Nothing to export",
  "export.busy": "Preparing...",
  "export.started": "Export started",
  "export.startedText": "The file is saved when the download is complete.",
  "export.failed": "Error exporting the list",
} as const;
