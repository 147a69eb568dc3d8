import { defineConfig } from "oxlint";

/**
 * The server's folders from top to bottom: each imports only those below it, types included. What starts and
 * serves the site, then the subjects, then the context, then what they stand on.
 */
const serverFolders = (
  "main.ts app.ts operations jobs backup start site panel " +
  "hiring positions accounts context.ts mail audit http files sandbox db"
).split(" ");

/** The site's folders, likewise. */
const webFolders =
  "admin pages layout positions forms sections data session api head router i18n browser ui".split(
    " ",
  );

type Forbidden = { group: string[]; importNames?: string[]; message: string };

const site: Forbidden = {
  group: ["#web/**", "**/web/**", "react", "react/**", "react-*", "react-*/**"],
  message: "the server does not import the site",
};

const server: Forbidden = {
  group: ["#server/**", "**/server/**"],
  message: "the site does not import the server",
};

/** Archives are written where an error of a source breaks its stream alone. */
const archives: readonly Forbidden[] = [
  { group: ["yazl"], message: "server/files/write-zip.ts writes archives" },
  {
    group: ["tar-stream"],
    importNames: ["pack"],
    message: "server/files/write-tar.ts writes archives",
  },
];

/** The rule for files below `root` that import neither `others` nor these folders. */
function forbid(
  root: "server" | "web",
  files: string[],
  others: readonly Forbidden[],
  folders: readonly string[] = [],
) {
  const names = folders.map((name) => (name.endsWith(".ts") ? `${name}$` : `${name}/`)).join("|");
  const upwards = {
    regex: `^(?:#${root}|(?:\\.\\./)*\\.\\.|\\.)/(?:${names.replaceAll(".", "\\.")})`,
    message: "folders import downwards (CONTRIBUTING.md)",
  };
  const patterns = folders.length === 0 ? others : [...others, upwards];
  return {
    files,
    rules: { "eslint/no-restricted-imports": ["error", { patterns }] as ["error", object] },
  };
}

const browser: Forbidden = { ...server, group: [...server.group, "node:*"] };

export default defineConfig({
  plugins: ["typescript", "unicorn", "oxc", "import", "react", "jsx-a11y", "promise"],
  categories: {
    correctness: "error",
    suspicious: "error",
  },
  env: {
    es2024: true,
  },
  ignorePatterns: [
    "dist",
    "dist-test",
    "dist-second",
    "data",
    ".node",
    "art",
    // Runs only on the code of that version.
    "prove/store-1.0.0",
  ],
  rules: {
    "oxc/no-async-endpoint-handlers": "off",
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "import/no-unassigned-import": "off",
    "react/react-in-jsx-scope": "off",
    "typescript/no-explicit-any": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/no-floating-promises": [
      "error",
      {
        allowForKnownSafeCalls: [
          {
            from: "package",
            package: "node:test",
            name: ["test", "describe", "it", "suite"],
          },
        ],
      },
    ],
    "typescript/no-misused-promises": "error",
    "typescript/switch-exhaustiveness-check": "error",
    "typescript/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
    "eslint/no-console": "error",
    "eslint/max-params": ["error", { max: 4 }],
    "eslint/max-lines": [
      "error",
      {
        max: 300,
      },
    ],
    "eslint/no-shadow": "off",
    "eslint/no-underscore-dangle": "off",
    "unicorn/no-array-sort": "off",
    "unicorn/consistent-function-scoping": "off",
    "unicorn/require-post-message-target-origin": "off",
    "promise/always-return": "off",
  },
  overrides: [
    {
      // The parts of a test are passed as they are made.
      files: ["**/*.test.ts", "server/testing/**", "e2e/**", "prove/**"],
      rules: { "eslint/max-params": "off" },
    },
    {
      // Browsers of 2022 lack the methods that these rules ask for.
      files: ["web/**", "contract/**"],
      rules: { "unicorn/no-array-reverse": "off", "unicorn/no-array-sort": "off" },
    },
    {
      files: ["contract/**"],
      rules: {
        "eslint/no-restricted-imports": [
          "error",
          {
            patterns: [
              {
                group: ["*", "!zod", "!zod/mini", "!./*"],
                message: "contract imports only zod",
              },
            ],
          },
        ],
      },
    },
    {
      files: ["content/**", "testing/company/**", "testing/company-two/**"],
      rules: {
        "eslint/max-lines": "off",
        "eslint/no-restricted-imports": [
          "error",
          {
            patterns: [
              {
                group: ["*", "!./*", "!./**", "!../*", "!../**", "!#content-types"],
                message: "a company imports only its own files",
              },
            ],
          },
        ],
      },
    },
    {
      files: ["content/**/*.test.ts"],
      rules: {
        "eslint/no-restricted-imports": "off",
      },
    },
    {
      files: ["i18n/**"],
      rules: {
        "eslint/max-lines": "off",
        "eslint/no-restricted-imports": [
          "error",
          {
            patterns: [
              {
                group: ["*", "!./*", "!./**", "!../*", "!../**"],
                message: "i18n imports only i18n",
              },
            ],
          },
        ],
      },
    },
    forbid("server", ["server/**"], [site, ...archives]),
    ...serverFolders.map((folder, index) =>
      forbid(
        "server",
        [`server/${folder}`, `server/${folder}/**`],
        [site, ...archives],
        serverFolders.slice(0, index),
      ),
    ),
    forbid(
      "server",
      ["server/files/write-zip.ts", "server/files/write-tar.ts"],
      [site],
      serverFolders.slice(0, serverFolders.indexOf("files")),
    ),
    forbid("server", ["server/**/*.test.ts", "server/testing/**"], [site]),
    { files: ["web/**"], rules: { "import/no-cycle": ["error", { ignoreTypes: false }] } },
    forbid("web", ["web/**"], [browser]),
    ...webFolders.map((folder, index) =>
      forbid("web", [`web/${folder}/**`], [browser], webFolders.slice(0, index)),
    ),
    {
      files: ["web/ui/**"],
      rules: {
        "eslint/no-restricted-imports": [
          "error",
          {
            patterns: [
              {
                group: ["#*", "#*/**", "../**", "node:*"],
                message: "web/ui imports nothing of the product",
              },
            ],
          },
        ],
      },
    },
    forbid("web", ["web/**/*.test.ts"], [server]),
    {
      files: ["e2e/**", "bench/**"],
      rules: {
        "eslint/no-restricted-imports": [
          "error",
          {
            patterns: [
              {
                group: [
                  "#server/**",
                  "!#server/testing/**",
                  "**/server/**",
                  "!#server/testing/**",
                  "#web/**",
                  "**/web/**",
                ],
                message:
                  "e2e and bench use the site over HTTP and import only test helpers of the server",
              },
            ],
          },
        ],
      },
    },
    {
      files: ["prove/**"],
      rules: {
        "eslint/no-restricted-imports": [
          "error",
          {
            patterns: [
              {
                group: ["#web/**", "**/web/**", "react", "react/**", "react-*", "react-*/**"],
                message: "prove does not import the site",
              },
            ],
          },
        ],
      },
    },
    {
      files: [
        "scripts/**",
        "bench/**",
        "testing/*.ts",
        "profile/main.ts",
        "prove/main.ts",
        "server/main.ts",
        "server/start.mjs",
      ],
      rules: {
        "eslint/no-console": "off",
      },
    },
  ],
});
