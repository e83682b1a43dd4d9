/** The content site, the monitoring and the clusters of maps on one page; a plain upstream has the clusters alone. */
import { useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import { clusteringCalls } from '../../contract/clustering.ts';
import { contentSiteCalls } from '../../contract/content-site.ts';
import { useCapability, useMay } from '../../data/session-context.tsx';
import { answerKey, useAnswer, useCall } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { RecordLoading } from '../../kit/record/RecordLoading.tsx';
import { SettingsForm } from './SettingsForm.tsx';

export default function ContentSitePage() {
  return useCapability('contentSite') ? <WholeSite /> : <ClusteringAlone />;
}

function WholeSite() {
  const client = useQueryClient();
  const read = useAnswer(contentSiteCalls.contentSite, {});
  const { mutateAsync, isPending } = useCall(contentSiteCalls.setContentSite);
  const mayEdit = useMay(contentSiteCalls.setContentSite);
  if (!read.data) return <Loading {...read} />;
  return (
    <SettingsForm
      record={{ ...read.data, id: SETTINGS }}
      call={contentSiteCalls.setContentSite}
      mayEdit={mayEdit}
      isSaving={isPending}
      write={({ version }, { url, head, monitoringUrl, minPoints, meters }) =>
        mutateAsync({ body: { url, head, monitoringUrl, minPoints, meters, version } })
      }
      onSaved={saved => client.setQueryData(answerKey(contentSiteCalls.contentSite, {}), saved)}
    />
  );
}

function ClusteringAlone() {
  const client = useQueryClient();
  const read = useAnswer(clusteringCalls.clusteringProps, {});
  const { mutateAsync, isPending } = useCall(clusteringCalls.setClusteringProps);
  const mayEdit = useMay(clusteringCalls.setClusteringProps);
  if (!read.data) return <Loading {...read} />;
  return (
    <SettingsForm
      record={{ ...read.data, id: SETTINGS }}
      call={clusteringCalls.setClusteringProps}
      mayEdit={mayEdit}
      isSaving={isPending}
      write={async (_, { minPoints, meters }) => {
        await mutateAsync({ body: { minPoints, meters } });
        // what such an upstream answers to it is not said anywhere
        return { minPoints, meters };
      }}
      onSaved={saved => client.setQueryData(answerKey(clusteringCalls.clusteringProps, {}), saved)}
    />
  );
}

function Loading({ error, refetch }: { error: Error | null; refetch: () => Promise<unknown> }) {
  const describe = useFailureText();
  return <RecordLoading error={error ? describe(error) : undefined} onRetry={() => void refetch()} />;
}

const SETTINGS: RaRecord['id'] = 'settings';
