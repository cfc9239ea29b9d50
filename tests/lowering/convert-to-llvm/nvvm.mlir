// RUN: mlir-opt %s --convert-to-llvm --split-input-file | FileCheck %s

llvm.func @init(%b: !llvm.ptr<3>, %g: !llvm.ptr, %c: i32, %p: i1) {
  nvvm.mbarrier.init %b, %c, predicate = %p : !llvm.ptr<3>, i32, i1
  nvvm.mbarrier.init %b, %c : !llvm.ptr<3>, i32
  nvvm.mbarrier.init %g, %c, predicate = %p : !llvm.ptr, i32, i1
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @init(%[[ARG0:[^ ]+]]: !llvm.ptr<3>, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i1) {
// CHECK-NEXT:     llvm.inline_asm has_side_effects asm_dialect = att "@$2 mbarrier.init.shared.b64 [$0], $1;", "r,r,b" %[[ARG0]], %[[ARG2]], %[[ARG3]] : (!llvm.ptr<3>, i32, i1) -> ()
// CHECK-NEXT:     nvvm.mbarrier.init %[[ARG0]], %[[ARG2]] : !llvm.ptr<3>, i32
// CHECK-NEXT:     llvm.inline_asm has_side_effects asm_dialect = att "@$2 mbarrier.init.b64 [$0], $1;", "l,r,b" %[[ARG1]], %[[ARG2]], %[[ARG3]] : (!llvm.ptr, i32, i1) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @arrive(%b: !llvm.ptr<3>, %g: !llvm.ptr, %c: i32, %p: i1, %cl: !llvm.ptr<7>) {
  nvvm.mbarrier.arrive.expect_tx %b, %c, predicate = %p : !llvm.ptr<3>, i32, i1
  nvvm.mbarrier.arrive.expect_tx %b, %c : !llvm.ptr<3>, i32
  nvvm.mbarrier.arrive.expect_tx %g, %c, predicate = %p : !llvm.ptr, i32, i1
  nvvm.mbarrier.arrive.expect_tx %g, %c : !llvm.ptr, i32
  %0 = nvvm.mbarrier.arrive.expect_tx %b, %c : !llvm.ptr<3>, i32 -> i64
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @arrive(%[[ARG0:[^ ]+]]: !llvm.ptr<3>, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i1, %[[ARG4:[^ ]+]]: !llvm.ptr<7>) {
// CHECK-NEXT:     llvm.inline_asm has_side_effects asm_dialect = att "@$2 mbarrier.arrive.expect_tx.shared.b64 _, [$0], $1;", "r,r,b" %[[ARG0]], %[[ARG2]], %[[ARG3]] : (!llvm.ptr<3>, i32, i1) -> ()
// CHECK-NEXT:     nvvm.mbarrier.arrive.expect_tx %[[ARG0]], %[[ARG2]] : !llvm.ptr<3>, i32
// CHECK-NEXT:     llvm.inline_asm has_side_effects asm_dialect = att "@$2 mbarrier.arrive.expect_tx.b64 _, [$0], $1;", "l,r,b" %[[ARG1]], %[[ARG2]], %[[ARG3]] : (!llvm.ptr, i32, i1) -> ()
// CHECK-NEXT:     nvvm.mbarrier.arrive.expect_tx %[[ARG1]], %[[ARG2]] : !llvm.ptr, i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.mbarrier.arrive.expect_tx %[[ARG0]], %[[ARG2]] : !llvm.ptr<3>, i32 -> i64
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @wg(%a: i64, %b: i64, %s: !llvm.struct<(f32, f32, f32, f32)>) -> !llvm.struct<(f32, f32, f32, f32)> {
  %0 = nvvm.wgmma.mma_async %a, %b, %s, #nvvm.shape<m = 64, n = 8, k = 16>, D [<f32>, #nvvm.wgmma_scale_out<one>], A [<f16>, #nvvm.wgmma_scale_in<neg>, #nvvm.mma_layout<col>], B [<f16>, #nvvm.wgmma_scale_in<one>, #nvvm.mma_layout<col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  %1 = nvvm.wgmma.mma_async %a, %b, %0, #nvvm.shape<m = 64, n = 8, k = 8>, D [<f32>, #nvvm.wgmma_scale_out<zero>], A [<tf32>, #nvvm.wgmma_scale_in<one>, #nvvm.mma_layout<row>], B [<tf32>, #nvvm.wgmma_scale_in<one>, #nvvm.mma_layout<col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return %1 : !llvm.struct<(f32, f32, f32, f32)>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @wg(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: !llvm.struct<(f32, f32, f32, f32)>) -> !llvm.struct<(f32, f32, f32, f32)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[ARG2]][0] : !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[ARG2]][1] : !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractvalue %[[ARG2]][2] : !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.extractvalue %[[ARG2]][3] : !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $10, 0;\0Awgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0, $1, $2, $3}, $8, $9, p, $11,  $12, $13,  $14;\0A}\0A", "=f,=f,=f,=f,0,1,2,3,l,l,n,n,n,n,n" %[[V5]], %[[V6]], %[[V7]], %[[V8]], %[[ARG0]], %[[ARG1]], %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] : (f32, f32, f32, f32, i64, i64, i32, i32, i32, i32, i32) -> !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V9]][0] : !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.extractvalue %[[V9]][1] : !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.extractvalue %[[V9]][2] : !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.extractvalue %[[V9]][3] : !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $10, 0;\0Awgmma.mma_async.sync.aligned.m64n8k8.f32.tf32.tf32 {$0, $1, $2, $3}, $8, $9, p, $11,  $12;\0A}\0A", "=f,=f,=f,=f,0,1,2,3,l,l,n,n,n" %[[V13]], %[[V14]], %[[V15]], %[[V16]], %[[ARG0]], %[[ARG1]], %[[V10]], %[[V11]], %[[V12]] : (f32, f32, f32, f32, i64, i64, i32, i32, i32) -> !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:     llvm.return %[[V17]] : !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mixed(%a: i32, %p: !llvm.ptr) -> i32 {
  %0 = arith.addi %a, %a : i32
  nvvm.inline_ptx "mbarrier.init.b64 [$0], $1;" ro(%p, %0 : !llvm.ptr, i32)
  nvvm.barrier0
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @mixed(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: !llvm.ptr) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.add %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:     llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.b64 [$0], $1;", "l,r" %[[ARG1]], %[[V0]] : (!llvm.ptr, i32) -> ()
// CHECK-NEXT:     nvvm.barrier0
// CHECK-NEXT:     llvm.return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @between(%b: !llvm.ptr<3>, %x: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %0 = arith.addi %x, %c1 : i32
  %1 = nvvm.inline_ptx "foo {$w0}, {$r0};" ro(%0 : i32) -> i32
  %2 = arith.muli %1, %c1 : i32
  return %2 : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @between(%[[ARG0:[^ ]+]]: !llvm.ptr<3>, %[[ARG1:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.add %[[ARG1]], %[[V0]] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.inline_asm has_side_effects asm_dialect = att "foo $0, $1;", "=r,r" %[[V1]] : (i32) -> i32
// CHECK-NEXT:     llvm.return %[[V2]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
