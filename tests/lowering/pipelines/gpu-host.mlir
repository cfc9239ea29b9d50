// RUN: mlir-opt %s "--pass-pipeline=builtin.module(func.func(gpu-map-parallel-loops),convert-parallel-loops-to-gpu,lower-affine,gpu-kernel-outlining,func.func(gpu-async-region),nvvm-attach-target{chip=sm_90},gpu.module(convert-scf-to-cf,convert-gpu-to-nvvm,reconcile-unrealized-casts),convert-scf-to-cf,gpu-to-llvm)" | FileCheck %s

func.func @saxpy(%n: index, %a: f32, %x: memref<?xf32>, %y: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c64) {
    scf.parallel (%j) = (%c0) to (%c64) step (%c1) {
      %k = arith.addi %i, %j : index
      %u = memref.load %x[%k] : memref<?xf32>
      %v = memref.load %y[%k] : memref<?xf32>
      %p = arith.mulf %a, %u : f32
      %s = arith.addf %p, %v : f32
      memref.store %s, %y[%k] : memref<?xf32>
      scf.reduce
    }
    scf.reduce
  }
  return
}
func.func @twice(%n: index, %a: f32, %h: memref<?xf32>) {
  %x = gpu.alloc (%n) : memref<?xf32>
  gpu.memcpy %x, %h : memref<?xf32>, memref<?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %a, %x[%i] : memref<?xf32>
    scf.reduce
  }
  gpu.memcpy %h, %x : memref<?xf32>, memref<?xf32>
  gpu.dealloc %x : memref<?xf32>
  return
}

// CHECK: module attributes {gpu.container_module} {
// CHECK-NEXT:   llvm.func @saxpy(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: !llvm.ptr, %[[ARG8:[^ ]+]]: !llvm.ptr, %[[ARG9:[^ ]+]]: i64, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: i64) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG7]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG8]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG9]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG10]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG11]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V6]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V8]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V9]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V10]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(64 : index) : i64
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.icmp "sle" %[[ARG0]], %[[V12]] : i64
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.sub %[[V12]], %[[ARG0]] : i64
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.sub %[[ARG0]], %[[V13]] : i64
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.select %[[V15]], %[[V16]], %[[V17]] : i1, i64
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.sdiv %[[V18]], %[[V14]] : i64
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.sub %[[V12]], %[[V19]] : i64
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.add %[[V19]], %[[V13]] : i64
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.select %[[V15]], %[[V20]], %[[V21]] : i1, i64
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.extractvalue %[[V11]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.extractvalue %[[V11]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.extractvalue %[[V11]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.extractvalue %[[V11]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.extractvalue %[[V11]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.extractvalue %[[V5]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.extractvalue %[[V5]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.extractvalue %[[V5]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     gpu.launch_func <%[[V23]] : !llvm.ptr> @saxpy_kernel::@saxpy_kernel blocks in (%[[V22]], %[[V13]], %[[V13]]) threads in (%[[V14]], %[[V13]], %[[V13]]) : i64 args(%[[V14]] : i64, %[[V12]] : i64, %[[V13]] : i64, %[[V24]] : !llvm.ptr, %[[V25]] : !llvm.ptr, %[[V26]] : i64, %[[V27]] : i64, %[[V28]] : i64, %[[V29]] : !llvm.ptr, %[[V30]] : !llvm.ptr, %[[V31]] : i64, %[[V32]] : i64, %[[V33]] : i64, %[[ARG1]] : f32)
// CHECK-NEXT:     llvm.call @mgpuStreamSynchronize(%[[V23]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuStreamDestroy(%[[V23]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   gpu.module @saxpy_kernel [#nvvm.target<chip = "sm_90">] {
// CHECK-NEXT:     llvm.func @saxpy_kernel(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: !llvm.ptr, %[[ARG9:[^ ]+]]: !llvm.ptr, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: i64, %[[ARG12:[^ ]+]]: i64, %[[ARG13:[^ ]+]]: f32) attributes {gpu.kernel, gpu.known_block_size = array<i32: 64, 1, 1>, nvvm.kernel, nvvm.maxntid = array<i32: 64, 1, 1>} {
// CHECK-NEXT:       %[[V0:[^ ]+]] = nvvm.read.ptx.sreg.ctaid.x : i32
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.sext %[[V0]] : i32 to i64
// CHECK-NEXT:       %[[V2:[^ ]+]] = nvvm.read.ptx.sreg.tid.x range <i32, 0, 64> : i32
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.sext %[[V2]] : i32 to i64
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.mul %[[V1]], %[[ARG0]] overflow<nsw> : i64
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.add %[[V4]], %[[ARG1]] : i64
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.mul %[[V3]], %[[ARG2]] overflow<nsw> : i64
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.add %[[V6]], %[[ARG1]] : i64
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.add %[[V5]], %[[V7]] : i64
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[ARG4]][%[[V8]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.load %[[V9]] : !llvm.ptr -> f32
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[ARG9]][%[[V8]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.load %[[V11]] : !llvm.ptr -> f32
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.fmul %[[ARG13]], %[[V10]] : f32
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.fadd %[[V13]], %[[V12]] : f32
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[ARG9]][%[[V8]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:       llvm.store %[[V14]], %[[V15]] : f32, !llvm.ptr
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @twice(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.getelementptr %[[V10]][%[[ARG0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.ptrtoint %[[V11]] : !llvm.ptr to i64
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(0 : i8) : i8
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.call @mgpuMemAlloc(%[[V12]], %[[V8]], %[[V14]]) : (i64, !llvm.ptr, i8) -> !llvm.ptr
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.insertvalue %[[V15]], %[[V16]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.insertvalue %[[V15]], %[[V17]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.insertvalue %[[V19]], %[[V18]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V20]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.insertvalue %[[V9]], %[[V21]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.extractvalue %[[V5]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.getelementptr %[[V24]][%[[V23]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.ptrtoint %[[V25]] : !llvm.ptr to i64
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.extractvalue %[[V22]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     llvm.call @mgpuMemcpy(%[[V28]], %[[V27]], %[[V26]], %[[V8]]) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.icmp "sle" %[[ARG0]], %[[V7]] : i64
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.sub %[[V7]], %[[ARG0]] : i64
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.sub %[[ARG0]], %[[V6]] : i64
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.select %[[V29]], %[[V30]], %[[V31]] : i1, i64
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.sub %[[V7]], %[[V32]] : i64
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.add %[[V32]], %[[V6]] : i64
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.select %[[V29]], %[[V33]], %[[V34]] : i1, i64
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.icmp "sle" %[[ARG0]], %[[V7]] : i64
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.sub %[[V7]], %[[ARG0]] : i64
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.sub %[[ARG0]], %[[V6]] : i64
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.select %[[V36]], %[[V37]], %[[V38]] : i1, i64
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.sub %[[V7]], %[[V39]] : i64
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.add %[[V39]], %[[V6]] : i64
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.select %[[V36]], %[[V40]], %[[V41]] : i1, i64
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.extractvalue %[[V22]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.extractvalue %[[V22]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.extractvalue %[[V22]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.extractvalue %[[V22]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.extractvalue %[[V22]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     gpu.launch_func <%[[V8]] : !llvm.ptr> @twice_kernel::@twice_kernel blocks in (%[[V35]], %[[V42]], %[[V6]]) threads in (%[[V6]], %[[V6]], %[[V6]]) : i64 args(%[[V6]] : i64, %[[V7]] : i64, %[[ARG1]] : f32, %[[V43]] : !llvm.ptr, %[[V44]] : !llvm.ptr, %[[V45]] : i64, %[[V46]] : i64, %[[V47]] : i64)
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.extractvalue %[[V22]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.getelementptr %[[V49]][%[[V48]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.ptrtoint %[[V50]] : !llvm.ptr to i64
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.extractvalue %[[V22]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     llvm.call @mgpuMemcpy(%[[V53]], %[[V52]], %[[V51]], %[[V8]]) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.extractvalue %[[V22]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     llvm.call @mgpuMemFree(%[[V54]], %[[V8]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuStreamSynchronize(%[[V8]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuStreamDestroy(%[[V8]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   gpu.module @twice_kernel [#nvvm.target<chip = "sm_90">] {
// CHECK-NEXT:     llvm.func @twice_kernel(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64) attributes {gpu.kernel, gpu.known_block_size = array<i32: 1, 1, 1>, nvvm.kernel, nvvm.maxntid = array<i32: 1, 1, 1>} {
// CHECK-NEXT:       %[[V0:[^ ]+]] = nvvm.read.ptx.sreg.ctaid.x : i32
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.sext %[[V0]] : i32 to i64
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.mul %[[V1]], %[[ARG0]] overflow<nsw> : i64
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.add %[[V2]], %[[ARG1]] : i64
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[ARG4]][%[[V3]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:       llvm.store %[[ARG2]], %[[V4]] : f32, !llvm.ptr
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @mgpuStreamCreate() -> !llvm.ptr
// CHECK-NEXT:   llvm.func @mgpuStreamSynchronize(!llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuStreamDestroy(!llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
// CHECK-NEXT:   llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT: }
