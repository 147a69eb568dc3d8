import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { createQueryClient } from "#web/data/query-client.ts";

/** A screen of the own account, with a title and an introduction. */
export function AccountScreen({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <div className="page-width pt-10 pb-20 sm:pt-14">
        <h1 className="heading-2">{title}</h1>
        <p className="mt-3 text-lg text-muted">{text}</p>
        {children}
      </div>
    </QueryClientProvider>
  );
}
