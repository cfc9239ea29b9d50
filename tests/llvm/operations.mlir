// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
  %0 = llvm.trunc %a : i32 to i64
  llvm.return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: f32, %arg2: !llvm.ptr, %arg3: i64, %arg4: !llvm.struct<(i32, f32)>, %arg5: i1) {
// CHECK-NEXT: %[[V0:.*]] = llvm.trunc %arg0 : i32 to i64
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
  %0 = llvm.trunc %a : i32 to i32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: f32, %arg2: !llvm.ptr, %arg3: i64, %arg4: !llvm.struct<(i32, f32)>, %arg5: i1) {
// CHECK-NEXT: %[[V0:.*]] = llvm.trunc %arg0 : i32 to i32
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
  %0 = llvm.bitcast %a : i32 to i64
  llvm.return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: f32, %arg2: !llvm.ptr, %arg3: i64, %arg4: !llvm.struct<(i32, f32)>, %arg5: i1) {
// CHECK-NEXT: %[[V0:.*]] = llvm.bitcast %arg0 : i32 to i64
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
  %0 = llvm.mlir.constant(1 : i32) : i64
  llvm.return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: f32, %arg2: !llvm.ptr, %arg3: i64, %arg4: !llvm.struct<(i32, f32)>, %arg5: i1) {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(1 : i32) : i64
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
  %0 = llvm.mlir.constant(1.0 : f32) : i32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: f32, %arg2: !llvm.ptr, %arg3: i64, %arg4: !llvm.struct<(i32, f32)>, %arg5: i1) {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(1.000000e+00 : f32) : i32
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
  %0 = llvm.mlir.zero : i32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: f32, %arg2: !llvm.ptr, %arg3: i64, %arg4: !llvm.struct<(i32, f32)>, %arg5: i1) {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.zero : i32
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
  %0 = llvm.mlir.addressof @f : !llvm.ptr<3>
  llvm.return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: f32, %arg2: !llvm.ptr, %arg3: i64, %arg4: !llvm.struct<(i32, f32)>, %arg5: i1) {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.addressof @f : !llvm.ptr<3>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
  %0 = llvm.extractvalue %s[] : !llvm.struct<(i32, f32)>
  llvm.return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: f32, %arg2: !llvm.ptr, %arg3: i64, %arg4: !llvm.struct<(i32, f32)>, %arg5: i1) {
// CHECK-NEXT: %[[V0:.*]] = llvm.extractvalue %arg4[] : !llvm.struct<(i32, f32)>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
  %0 = llvm.insertvalue %a, %s[0] : !llvm.struct<(i32, f32)>
  llvm.return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: f32, %arg2: !llvm.ptr, %arg3: i64, %arg4: !llvm.struct<(i32, f32)>, %arg5: i1) {
// CHECK-NEXT: %[[V0:.*]] = llvm.insertvalue %arg0, %arg4[0] : !llvm.struct<(i32, f32)>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
  %0 = llvm.load %p {alignment = 3 : i64} : !llvm.ptr -> i32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: f32, %arg2: !llvm.ptr, %arg3: i64, %arg4: !llvm.struct<(i32, f32)>, %arg5: i1) {
// CHECK-NEXT: %[[V0:.*]] = llvm.load %arg2 {alignment = 3 : i64} : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
  %0 = llvm.alloca %l x index : (i64) -> !llvm.ptr
  llvm.return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: f32, %arg2: !llvm.ptr, %arg3: i64, %arg4: !llvm.struct<(i32, f32)>, %arg5: i1) {
// CHECK-NEXT: %[[V0:.*]] = llvm.alloca %arg3 x index : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
  llvm.call @f(%a, %x, %p, %l, %s, %c) : (i32, f32, !llvm.ptr, i64, !llvm.struct<(i32, f32)>, i1) -> ()
  llvm.return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: f32, %arg2: !llvm.ptr, %arg3: i64, %arg4: !llvm.struct<(i32, f32)>, %arg5: i1) {
// CHECK-NEXT: llvm.call @f(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (i32, f32, !llvm.ptr, i64, !llvm.struct<(i32, f32)>, i1) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
  %0 = llvm.cmpxchg %p, %a, %a release monotonic : !llvm.ptr, i32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: f32, %arg2: !llvm.ptr, %arg3: i64, %arg4: !llvm.struct<(i32, f32)>, %arg5: i1) {
// CHECK-NEXT: %[[V0:.*]] = llvm.cmpxchg %arg2, %arg0, %arg0 release monotonic : !llvm.ptr, i32
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr, %l: i64, %s: !llvm.struct<(i32, f32)>, %c: i1) {
  llvm.unreachable
^b:
  llvm.return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: f32, %arg2: !llvm.ptr, %arg3: i64, %arg4: !llvm.struct<(i32, f32)>, %arg5: i1) {
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: ^bb1:  // no predecessors
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
