// RUN: mlir-opt %s --pass-pipeline="builtin.module(func.func(cse,control-flow-sink),symbol-dce)" --log-actions-to=%t --mlir-disable-threading
// RUN: FileCheck %s < %t
// RUN: mlir-opt %s --pass-pipeline="builtin.module(func.func(cse,control-flow-sink),symbol-dce)" --log-actions-to=%t --mlir-disable-threading --log-mlir-actions-filter=%s:19
// RUN: FileCheck %s --check-prefix=FILTER < %t
// RUN: mlir-opt %s --cse --profile-actions-to=%t
// RUN: FileCheck %s --check-prefix=PROFILE < %t

// What passes run is logged, with what they run on.

// CHECK: begins (no breakpoint) Action `pass-execution` running `mlir::detail::OpToOpPassAdaptor` on Operation `builtin.module` (module {...})`
// CHECK-NEXT: begins (no breakpoint) Action `pass-execution` running `CSE` on Operation `func.func` (func.func @f(%arg0: i32) -> i32 {...})`
// CHECK-NEXT: completed `pass-execution`
// CHECK-NEXT: begins (no breakpoint) Action `pass-execution` running `ControlFlowSink` on Operation `func.func` (func.func @f(%arg0: i32) -> i32 {...})`
// CHECK-NEXT: completed `pass-execution`
// CHECK-NEXT: begins
func.func @f(%x: i32) -> i32 {
  return %x : i32
}
func.func @g(%m: memref<4xf32, affine_map<(d0) -> (d0 + 7)>>) {
  return
}
// CHECK-SAME: running `CSE` on Operation `func.func` (func.func @g(%arg0: memref<4xf32, affine_map<(d0) -> (d0 + 7)>>) {...})`
// CHECK-NEXT: completed `pass-execution`
// CHECK-NEXT: begins (no breakpoint) Action `pass-execution` running `ControlFlowSink` on Operation `func.func`
// CHECK-NEXT: completed `pass-execution`
// CHECK-NEXT: completed `pass-execution`
// CHECK-NEXT: begins (no breakpoint) Action `pass-execution` running `SymbolDCE` on Operation `builtin.module` (module {...})`
// CHECK-NEXT: completed `pass-execution`
// CHECK-NOT: begins

// FILTER: running `CSE` on Operation `func.func` (func.func @g(
// FILTER-NEXT: completed `pass-execution`
// FILTER-NEXT: {{.*}} running `ControlFlowSink` on Operation `func.func` (func.func @g(
// FILTER-NEXT: completed `pass-execution`
// FILTER-NOT: begins

// PROFILE: [{"name": "pass-execution", "cat": "PERF", "ph": "B", "pid": 0, "tid": {{.*}}, "ts": {{.*}}, "args": {"desc": "`pass-execution` running `CSE` on Operation `builtin.module`"}},
// PROFILE-NEXT: {"name": "pass-execution", "cat": "PERF", "ph": "E", "pid": 0, "tid": {{.*}}, "ts": {{.*}}}]
