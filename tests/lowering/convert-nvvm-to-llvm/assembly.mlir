// RUN: mlir-opt %s --convert-nvvm-to-llvm --split-input-file | FileCheck %s

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

llvm.func @trywait(%b: !llvm.ptr<3>, %g: !llvm.ptr, %t: i32, %ph: i32) {
  nvvm.mbarrier.try_wait.parity %b, %ph, %t : !llvm.ptr<3>, i32, i32
  nvvm.mbarrier.try_wait.parity %g, %ph, %t : !llvm.ptr, i32, i32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @trywait(%[[ARG0:[^ ]+]]: !llvm.ptr<3>, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     llvm.inline_asm has_side_effects asm_dialect = att "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,r,r" %[[ARG0]], %[[ARG3]], %[[ARG2]] : (!llvm.ptr<3>, i32, i32) -> ()
// CHECK-NEXT:     llvm.inline_asm has_side_effects asm_dialect = att "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "l,r,r" %[[ARG1]], %[[ARG3]], %[[ARG2]] : (!llvm.ptr, i32, i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @bar(%id: i32, %n: i32) {
  nvvm.barrier.arrive number_of_threads = %n
  nvvm.barrier.arrive id = %id number_of_threads = %n
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @bar(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     llvm.inline_asm has_side_effects asm_dialect = att "bar.arrive 0, $0;", "r" %[[ARG1]] : (i32) -> ()
// CHECK-NEXT:     llvm.inline_asm has_side_effects asm_dialect = att "bar.arrive $0, $1;", "r,r" %[[ARG0]], %[[ARG1]] : (i32, i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @prefetch(%p: !llvm.ptr, %c: i1, %k: !llvm.ptr<4>) {
  nvvm.prefetch level = L1, %p : !llvm.ptr
  nvvm.prefetch tensormap, %p, predicate = %c : !llvm.ptr, i1
  nvvm.prefetch tensormap, %p : !llvm.ptr
  nvvm.prefetch tensormap, %k, predicate = %c : !llvm.ptr<4>, i1
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @prefetch(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i1, %[[ARG2:[^ ]+]]: !llvm.ptr<4>) {
// CHECK-NEXT:     nvvm.prefetch level =  L1, %[[ARG0]] : !llvm.ptr
// CHECK-NEXT:     llvm.inline_asm has_side_effects asm_dialect = att "@$1 prefetch.tensormap [$0];", "l,b" %[[ARG0]], %[[ARG1]] : (!llvm.ptr, i1) -> ()
// CHECK-NEXT:     nvvm.prefetch tensormap, %[[ARG0]] : !llvm.ptr
// CHECK-NEXT:     llvm.inline_asm has_side_effects asm_dialect = att "@$1 prefetch.tensormap [$0];", "l,b" %[[ARG2]], %[[ARG1]] : (!llvm.ptr<4>, i1) -> ()
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

llvm.func @wgi(%a: i64, %b: i64, %s: !llvm.struct<(i32, i32, i32, i32)>) -> !llvm.struct<(i32, i32, i32, i32)> {
  %0 = nvvm.wgmma.mma_async %a, %b, %s, #nvvm.shape<m = 64, n = 8, k = 32>, D [<s32>, #nvvm.wgmma_scale_out<one>, <satfinite>], A [<s8>, #nvvm.wgmma_scale_in<one>, #nvvm.mma_layout<row>], B [<u8>, #nvvm.wgmma_scale_in<one>, #nvvm.mma_layout<col>] : !llvm.struct<(i32, i32, i32, i32)> -> !llvm.struct<(i32, i32, i32, i32)>
  %1 = nvvm.wgmma.mma_async %a, %b, %s, #nvvm.shape<m = 64, n = 8, k = 32>, D [<s32>, #nvvm.wgmma_scale_out<one>, <wrapped>], A [<s8>, #nvvm.wgmma_scale_in<one>, #nvvm.mma_layout<row>], B [<u8>, #nvvm.wgmma_scale_in<one>, #nvvm.mma_layout<col>] : !llvm.struct<(i32, i32, i32, i32)> -> !llvm.struct<(i32, i32, i32, i32)>
  %2 = nvvm.wgmma.mma_async %a, %b, %s, #nvvm.shape<m = 64, n = 8, k = 256>, D [<s32>, #nvvm.wgmma_scale_out<zero>], A [<b1>, #nvvm.wgmma_scale_in<one>, #nvvm.mma_layout<row>], B [<b1>, #nvvm.wgmma_scale_in<one>, #nvvm.mma_layout<col>] : !llvm.struct<(i32, i32, i32, i32)> -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return %1 : !llvm.struct<(i32, i32, i32, i32)>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @wgi(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: !llvm.struct<(i32, i32, i32, i32)>) -> !llvm.struct<(i32, i32, i32, i32)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.extractvalue %[[ARG2]][0] : !llvm.struct<(i32, i32, i32, i32)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[ARG2]][1] : !llvm.struct<(i32, i32, i32, i32)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[ARG2]][2] : !llvm.struct<(i32, i32, i32, i32)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[ARG2]][3] : !llvm.struct<(i32, i32, i32, i32)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $10, 0;\0Awgmma.mma_async.sync.aligned.m64n8k32.s32.s8.u8.satfinite {$0, $1, $2, $3}, $8, $9, p;\0A}\0A", "=r,=r,=r,=r,0,1,2,3,l,l,n" %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[ARG0]], %[[ARG1]], %[[V0]] : (i32, i32, i32, i32, i64, i64, i32) -> !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractvalue %[[ARG2]][0] : !llvm.struct<(i32, i32, i32, i32)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.extractvalue %[[ARG2]][1] : !llvm.struct<(i32, i32, i32, i32)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractvalue %[[ARG2]][2] : !llvm.struct<(i32, i32, i32, i32)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[ARG2]][3] : !llvm.struct<(i32, i32, i32, i32)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $10, 0;\0Awgmma.mma_async.sync.aligned.m64n8k32.s32.s8.u8 {$0, $1, $2, $3}, $8, $9, p;\0A}\0A", "=r,=r,=r,=r,0,1,2,3,l,l,n" %[[V7]], %[[V8]], %[[V9]], %[[V10]], %[[ARG0]], %[[ARG1]], %[[V6]] : (i32, i32, i32, i32, i64, i64, i32) -> !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[ARG2]][0] : !llvm.struct<(i32, i32, i32, i32)> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.extractvalue %[[ARG2]][1] : !llvm.struct<(i32, i32, i32, i32)> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.extractvalue %[[ARG2]][2] : !llvm.struct<(i32, i32, i32, i32)> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.extractvalue %[[ARG2]][3] : !llvm.struct<(i32, i32, i32, i32)> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $10, 0;\0Awgmma.mma_async.sync.aligned.m64n8k256.s32.b1.b1 {$0, $1, $2, $3}, $8, $9, p;\0A}\0A", "=r,=r,=r,=r,0,1,2,3,l,l,n" %[[V13]], %[[V14]], %[[V15]], %[[V16]], %[[ARG0]], %[[ARG1]], %[[V12]] : (i32, i32, i32, i32, i64, i64, i32) -> !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT:     llvm.return %[[V11]] : !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @wgh(%a: i64, %b: i64, %s: !llvm.struct<(i32, i32)>) -> !llvm.struct<(i32, i32)> {
  %0 = nvvm.wgmma.mma_async %a, %b, %s, #nvvm.shape<m = 64, n = 8, k = 32>, D [<f16>, #nvvm.wgmma_scale_out<zero>], A [<e4m3>, #nvvm.wgmma_scale_in<one>, #nvvm.mma_layout<row>], B [<e5m2>, #nvvm.wgmma_scale_in<one>, #nvvm.mma_layout<col>] : !llvm.struct<(i32, i32)> -> !llvm.struct<(i32, i32)>
  llvm.return %0 : !llvm.struct<(i32, i32)>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @wgh(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: !llvm.struct<(i32, i32)>) -> !llvm.struct<(i32, i32)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[ARG2]][0] : !llvm.struct<(i32, i32)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[ARG2]][1] : !llvm.struct<(i32, i32)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $6, 0;\0Awgmma.mma_async.sync.aligned.m64n8k32.f16.e4m3.e5m2 {$0, $1}, $4, $5, p, $7,  $8;\0A}\0A", "=r,=r,0,1,l,l,n,n,n" %[[V3]], %[[V4]], %[[ARG0]], %[[ARG1]], %[[V0]], %[[V1]], %[[V2]] : (i32, i32, i64, i64, i32, i32, i32) -> !llvm.struct<(i32, i32)>
// CHECK-NEXT:     llvm.return %[[V5]] : !llvm.struct<(i32, i32)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @tma(%d: !llvm.ptr<7>, %desc: !llvm.ptr, %bar: !llvm.ptr<3>, %x: i32, %y: i32, %p: i1, %off: i16, %mask: i16, %hint: i64, %s: !llvm.ptr<3>) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %d, %desc, %bar, box[%x, %y] predicate = %p : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %d, %desc, %bar, box[%x, %y] : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %d, %desc, %bar, box[%x, %y, %x] im2col[%off] multicast_mask = %mask l2_cache_hint = %hint predicate = %p {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %d, %desc, %bar, box[%x] multicast_mask = %mask predicate = %p : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %d, %desc, %bar, box[%x, %y, %x, %y, %x] l2_cache_hint = %hint predicate = %p : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @tma(%[[ARG0:[^ ]+]]: !llvm.ptr<7>, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: !llvm.ptr<3>, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i1, %[[ARG6:[^ ]+]]: i16, %[[ARG7:[^ ]+]]: i16, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: !llvm.ptr<3>) {
// CHECK-NEXT:     llvm.inline_asm has_side_effects asm_dialect = att "@$5 cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1, {$2,$3} ], [$4];", "l,l,r,r,r,b" %[[ARG0]], %[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG2]], %[[ARG5]] : (!llvm.ptr<7>, !llvm.ptr, i32, i32, !llvm.ptr<3>, i1) -> ()
// CHECK-NEXT:     nvvm.cp.async.bulk.tensor.shared.cluster.global %[[ARG0]], %[[ARG1]], %[[ARG2]], box[%[[ARG3]], %[[ARG4]]] : !llvm.ptr<7>, !llvm.ptr
// CHECK-NEXT:     llvm.inline_asm has_side_effects asm_dialect = att "@$9 cp.async.bulk.tensor.3d.shared::cluster.global.mbarrier::complete_tx::bytes.im2col.multicast::cluster.L2::cache_hint [$0], [$1, {$2,$3,$4} ], [$5],{$6}, $7, $8;", "l,l,r,r,r,r,h,h,l,b" %[[ARG0]], %[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG3]], %[[ARG2]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG5]] : (!llvm.ptr<7>, !llvm.ptr, i32, i32, i32, !llvm.ptr<3>, i16, i16, i64, i1) -> ()
// CHECK-NEXT:     llvm.inline_asm has_side_effects asm_dialect = att "@$5 cp.async.bulk.tensor.1d.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster [$0], [$1, {$2} ], [$3], $4;", "l,l,r,r,h,b" %[[ARG0]], %[[ARG1]], %[[ARG3]], %[[ARG2]], %[[ARG7]], %[[ARG5]] : (!llvm.ptr<7>, !llvm.ptr, i32, !llvm.ptr<3>, i16, i1) -> ()
// CHECK-NEXT:     llvm.inline_asm has_side_effects asm_dialect = att "@$9 cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes.L2::cache_hint [$0], [$1, {$2,$3,$4,$5,$6} ], [$7], $8;", "l,l,r,r,r,r,r,r,l,b" %[[ARG0]], %[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG3]], %[[ARG4]], %[[ARG3]], %[[ARG2]], %[[ARG8]], %[[ARG5]] : (!llvm.ptr<7>, !llvm.ptr, i32, i32, i32, i32, i32, !llvm.ptr<3>, i64, i1) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @tmas(%desc: !llvm.ptr, %x: i32, %y: i32, %p: i1, %s: !llvm.ptr<3>, %hint: i64) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %desc, %s, box[%x, %y], predicate = %p : !llvm.ptr, !llvm.ptr<3>
  nvvm.cp.async.bulk.tensor.global.shared.cta %desc, %s, box[%x] : !llvm.ptr, !llvm.ptr<3>
  nvvm.cp.async.bulk.tensor.global.shared.cta %desc, %s, box[%x, %y, %x, %y, %x], predicate = %p : !llvm.ptr, !llvm.ptr<3>
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @tmas(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i1, %[[ARG4:[^ ]+]]: !llvm.ptr<3>, %[[ARG5:[^ ]+]]: i64) {
// CHECK-NEXT:     llvm.inline_asm has_side_effects asm_dialect = att "@$4 cp.async.bulk.tensor.2d.global.shared::cta.bulk_group [$0, {$2, $3} ], [$1];", "l,r,r,r,b" %[[ARG0]], %[[ARG4]], %[[ARG1]], %[[ARG2]], %[[ARG3]] : (!llvm.ptr, !llvm.ptr<3>, i32, i32, i1) -> ()
// CHECK-NEXT:     nvvm.cp.async.bulk.tensor.global.shared.cta %[[ARG0]], %[[ARG4]], box[%[[ARG1]]] : !llvm.ptr, <3>
// CHECK-NEXT:     llvm.inline_asm has_side_effects asm_dialect = att "@$7 cp.async.bulk.tensor.5d.global.shared::cta.bulk_group [$0, {$2, $3, $4, $5, $6} ], [$1];", "l,r,r,r,r,r,r,b" %[[ARG0]], %[[ARG4]], %[[ARG1]], %[[ARG2]], %[[ARG1]], %[[ARG2]], %[[ARG1]], %[[ARG3]] : (!llvm.ptr, !llvm.ptr<3>, i32, i32, i32, i32, i32, i1) -> ()
// CHECK-NEXT:     llvm.return
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
// CHECK-NEXT:   func.func @mixed(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: !llvm.ptr) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:     llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.b64 [$0], $1;", "l,r" %[[ARG1]], %[[V0]] : (!llvm.ptr, i32) -> ()
// CHECK-NEXT:     nvvm.barrier0
// CHECK-NEXT:     return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @inl(%p: !llvm.ptr, %x: i32, %c: i1, %f: f32) -> f32 {
  nvvm.inline_ptx "mbarrier.init.b64 [$0], $1;" ro(%p, %x : !llvm.ptr, i32)
  nvvm.inline_ptx "mbarrier.init.b64 [$0], $1;" ro(%p, %x : !llvm.ptr, i32), predicate = %c
  %0 = nvvm.inline_ptx "ex2.approx.ftz.f32 $0, $1;" ro(%f : f32) -> f32
  llvm.return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @inl(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.b64 [$0], $1;", "l,r" %[[ARG0]], %[[ARG1]] : (!llvm.ptr, i32) -> ()
// CHECK-NEXT:     llvm.inline_asm has_side_effects asm_dialect = att "@$2 mbarrier.init.b64 [$0], $1;", "l,r,b" %[[ARG0]], %[[ARG1]], %[[ARG2]] : (!llvm.ptr, i32, i1) -> ()
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.inline_asm has_side_effects asm_dialect = att "ex2.approx.ftz.f32 $0, $1;", "=f,f" %[[ARG3]] : (f32) -> f32
// CHECK-NEXT:     llvm.return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @inl(%p: !llvm.ptr, %x: i32, %c: i1, %f: f32, %d: f64) -> f64 {
  %1, %2 = nvvm.inline_ptx "foo {$w0}, {$w1}, {$r0};" ro(%d : f64) -> f32, f64
  llvm.return %2 : f64
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @inl(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: f64) -> f64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.inline_asm has_side_effects asm_dialect = att "foo $0, $1, $2;", "=f,=d,d" %[[ARG4]] : (f64) -> !llvm.struct<(f32, f64)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(f32, f64)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(f32, f64)> 
// CHECK-NEXT:     llvm.return %[[V2]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @inl(%p: !llvm.ptr, %x: i32, %c: i1, %f: f32, %d: f64, %l: i64) -> i64 {
  %3 = nvvm.inline_ptx "foo {$w0}, {$rw0}, {$r0};" ro(%l : i64) rw(%x : i32), predicate = %c -> i64
  %4 = llvm.zext %x : i32 to i64
  %5 = llvm.add %4, %3 : i64
  llvm.return %5 : i64
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @inl(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: f64, %[[ARG5:[^ ]+]]: i64) -> i64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.inline_asm has_side_effects asm_dialect = att "@$2 foo $1, $0, $2;", "=r,=l,l,b,0" %[[ARG1]], %[[ARG5]], %[[ARG2]] : (i32, i64, i1) -> !llvm.struct<(i32, i64)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(i32, i64)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(i32, i64)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.zext %[[V1]] : i32 to i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.add %[[V3]], %[[V2]] : i64
// CHECK-NEXT:     llvm.return %[[V4]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @inl(%x: i32, %f: f32, %s: i16) -> f32 {
  nvvm.inline_ptx "foo {$rw0}, {$rw1}, {$r0};" ro(%s : i16) rw(%x, %f : i32, f32)
  %1 = llvm.sitofp %x : i32 to f32
  %2 = llvm.fadd %f, %1 : f32
  llvm.return %2 : f32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @inl(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i16) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.inline_asm has_side_effects asm_dialect = att "foo $0, $1, $2;", "=r,=f,h,0,1" %[[ARG0]], %[[ARG1]], %[[ARG2]] : (i32, f32, i16) -> !llvm.struct<(i32, f32)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(i32, f32)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(i32, f32)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.sitofp %[[V1]] : i32 to f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.fadd %[[V2]], %[[V3]] : f32
// CHECK-NEXT:     llvm.return %[[V4]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @inl() {
  nvvm.inline_ptx "nop;"
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @inl() {
// CHECK-NEXT:     llvm.inline_asm has_side_effects asm_dialect = att "nop;", ""  : () -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @inl(%c: i1) -> i1 {
  %4 = nvvm.inline_ptx "setp {$w0}, {$r0};" ro(%c : i1) -> i1
  llvm.return %4 : i1
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @inl(%[[ARG0:[^ ]+]]: i1) -> i1 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.inline_asm has_side_effects asm_dialect = att "setp $0, $1;", "=b,b" %[[ARG0]] : (i1) -> i1
// CHECK-NEXT:     llvm.return %[[V0]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @inl(%x: i32) -> i32 {
  nvvm.inline_ptx "foo {$rw0};" rw(%x : i32)
  llvm.return %x : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @inl(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.inline_asm has_side_effects asm_dialect = att "foo $0;", "=r,0" %[[ARG0]] : (i32) -> i32
// CHECK-NEXT:     llvm.return %[[ARG0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @inl(%x: i32, %c: i1) -> i32 {
  nvvm.inline_ptx "foo {$rw0};" rw(%x : i32), predicate = %c
  nvvm.inline_ptx "foo {$rw0}, {$r0};" ro(%x : i32) rw(%x : i32)
  llvm.return %x : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @inl(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i1) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.inline_asm has_side_effects asm_dialect = att "@$1 foo $0;", "=r,b,0" %[[ARG0]], %[[ARG1]] : (i32, i1) -> i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.inline_asm has_side_effects asm_dialect = att "foo $0, $1;", "=r,r,0" %[[ARG0]], %[[ARG0]] : (i32, i32) -> i32
// CHECK-NEXT:     llvm.return %[[ARG0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @inl(%x: i32, %c: i1) -> i32 {
  %y = llvm.add %x, %x : i32
  nvvm.inline_ptx "foo {$rw0};" rw(%y : i32)
  llvm.return %y : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @inl(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i1) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.add %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.inline_asm has_side_effects asm_dialect = att "foo $0;", "=r,0" %[[V0]] : (i32) -> i32
// CHECK-NEXT:     llvm.return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @inl(%x: i32, %y: i64) -> i32 {
  %0 = nvvm.inline_ptx "{\0A\09.reg .pred p; foo {$w0}, {$r1}, {$r0} {$r9} {$q} $r0;}" ro(%x, %y : i32, i64) -> i32
  llvm.return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @inl(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i64) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.inline_asm has_side_effects asm_dialect = att "{\0A\09.reg .pred p; foo $0, $2, $1 $3 {$q} $r0;}", "=r,r,l" %[[ARG0]], %[[ARG1]] : (i32, i64) -> i32
// CHECK-NEXT:     llvm.return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @inl(%x: i32, %c: i1) -> i32 {
  %0 = nvvm.inline_ptx "@{$r1} foo {$w0}, {$r0};" ro(%x, %c : i32, i1) -> i32
  llvm.return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @inl(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i1) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.inline_asm has_side_effects asm_dialect = att "@$2 foo $0, $1;", "=r,r,b" %[[ARG0]], %[[ARG1]] : (i32, i1) -> i32
// CHECK-NEXT:     llvm.return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @inl(%p: !llvm.ptr<1>, %q: !llvm.ptr<3>, %r: !llvm.ptr<5>, %s: !llvm.ptr<7>, %t: !llvm.ptr<4>, %u: !llvm.ptr<6>, %v: i8, %w: f16, %x: bf16) {
  nvvm.inline_ptx "a $0 $1 $2 $3 $4 %5 %% $$;" ro(%p, %q, %r, %s, %t, %u : !llvm.ptr<1>, !llvm.ptr<3>, !llvm.ptr<5>, !llvm.ptr<7>, !llvm.ptr<4>, !llvm.ptr<6>)
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @inl(%[[ARG0:[^ ]+]]: !llvm.ptr<1>, %[[ARG1:[^ ]+]]: !llvm.ptr<3>, %[[ARG2:[^ ]+]]: !llvm.ptr<5>, %[[ARG3:[^ ]+]]: !llvm.ptr<7>, %[[ARG4:[^ ]+]]: !llvm.ptr<4>, %[[ARG5:[^ ]+]]: !llvm.ptr<6>, %[[ARG6:[^ ]+]]: i8, %[[ARG7:[^ ]+]]: f16, %[[ARG8:[^ ]+]]: bf16) {
// CHECK-NEXT:     llvm.inline_asm has_side_effects asm_dialect = att "a $0 $1 $2 $3 $4 $5 $$ $$;", "l,r,l,l,l,l" %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (!llvm.ptr<1>, !llvm.ptr<3>, !llvm.ptr<5>, !llvm.ptr<7>, !llvm.ptr<4>, !llvm.ptr<6>) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @inl(%p: vector<2xf16>, %q: vector<4xi8>, %r: vector<2xf32>, %s: vector<2xbf16>, %t: vector<2xi32>) {
  nvvm.inline_ptx "a $0;" ro(%p : vector<2xf16>)
  nvvm.inline_ptx "b $0;" ro(%q : vector<4xi8>)
  nvvm.inline_ptx "c $0;" ro(%r : vector<2xf32>)
  nvvm.inline_ptx "d $0;" ro(%s : vector<2xbf16>)
  nvvm.inline_ptx "e $0;" ro(%t : vector<2xi32>)
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @inl(%[[ARG0:[^ ]+]]: vector<2xf16>, %[[ARG1:[^ ]+]]: vector<4xi8>, %[[ARG2:[^ ]+]]: vector<2xf32>, %[[ARG3:[^ ]+]]: vector<2xbf16>, %[[ARG4:[^ ]+]]: vector<2xi32>) {
// CHECK-NEXT:     llvm.inline_asm has_side_effects asm_dialect = att "a $0;", "f" %[[ARG0]] : (vector<2xf16>) -> ()
// CHECK-NEXT:     llvm.inline_asm has_side_effects asm_dialect = att "b $0;", "r" %[[ARG1]] : (vector<4xi8>) -> ()
// CHECK-NEXT:     llvm.inline_asm has_side_effects asm_dialect = att "c $0;", "f" %[[ARG2]] : (vector<2xf32>) -> ()
// CHECK-NEXT:     llvm.inline_asm has_side_effects asm_dialect = att "d $0;", "f" %[[ARG3]] : (vector<2xbf16>) -> ()
// CHECK-NEXT:     llvm.inline_asm has_side_effects asm_dialect = att "e $0;", "r" %[[ARG4]] : (vector<2xi32>) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @inl(%p: i32) {
  %0 = nvvm.inline_ptx "a $0;" ro(%p : i32) -> !llvm.struct<(i32, i32)>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @inl(%[[ARG0:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.inline_asm has_side_effects asm_dialect = att "a $0;", "=r,=r,r" %[[ARG0]] : (i32) -> !llvm.struct<(i32, i32)>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @inl(%p: i32) -> i32 {
  %0 = nvvm.inline_ptx "a {$r0};" ro(%p : i32) -> i32 
  %c = arith.constant 3 : i32
  %d = arith.addi %c, %c : i32
  %1 = nvvm.inline_ptx "a {$w0};" {foo = 1} -> i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @inl(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.inline_asm has_side_effects asm_dialect = att "a $0;", "=r,r" %[[ARG0]] : (i32) -> i32
// CHECK-NEXT:     %[[C3_I32:[^ ]+]] = arith.constant 3 : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[C3_I32]], %[[C3_I32]] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.inline_asm has_side_effects asm_dialect = att "a $0;", "=r"  : () -> i32
// CHECK-NEXT:     return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
