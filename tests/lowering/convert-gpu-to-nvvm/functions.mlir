// RUN: mlir-opt %s --split-input-file --convert-gpu-to-nvvm | FileCheck %s

gpu.module @m {
  gpu.func @k(%a: memref<?xf32, #gpu.address_space<global>>) workgroup(%w : memref<32xf32, #gpu.address_space<workgroup>> {llvm.align = 64 : i64}, %v: memref<4x8xf16, #gpu.address_space<workgroup>>) private(%q : memref<8xindex, #gpu.address_space<private>> {llvm.align = 16 : i64}) {
    %i = arith.constant 0 : index
    %0 = memref.load %a[%i] : memref<?xf32, #gpu.address_space<global>>
    %1 = memref.load %q[%i] : memref<8xindex, #gpu.address_space<private>>
    memref.store %0, %w[%1] : memref<32xf32, #gpu.address_space<workgroup>>
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.mlir.global internal @__wg_k_0() {addr_space = 3 : i32, alignment = 64 : i64} : !llvm.array<32 x f32>
// CHECK-NEXT:     llvm.mlir.global internal @__wg_k_1() {addr_space = 3 : i32} : !llvm.array<32 x f16>
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: !llvm.ptr<1>, %[[ARG1:[^ ]+]]: !llvm.ptr<1>, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V2]][2] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V3]][3, 0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V4]][4, 0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.mlir.addressof @__wg_k_0 : !llvm.ptr<3>
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.getelementptr %[[V6]][0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<32 x f32>
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.insertvalue %[[V7]], %[[V8]][0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.insertvalue %[[V7]], %[[V9]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.insertvalue %[[V11]], %[[V10]][2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.insertvalue %[[V13]], %[[V12]][3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.insertvalue %[[V15]], %[[V14]][4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V17:[^ ]+]] = llvm.mlir.addressof @__wg_k_1 : !llvm.ptr<3>
// CHECK-NEXT:       %[[V18:[^ ]+]] = llvm.getelementptr %[[V17]][0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<32 x f16>
// CHECK-NEXT:       %[[V19:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V20:[^ ]+]] = llvm.insertvalue %[[V18]], %[[V19]][0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V21:[^ ]+]] = llvm.insertvalue %[[V18]], %[[V20]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V22:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:       %[[V23:[^ ]+]] = llvm.insertvalue %[[V22]], %[[V21]][2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V24:[^ ]+]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:       %[[V25:[^ ]+]] = llvm.insertvalue %[[V24]], %[[V23]][3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V26:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:       %[[V27:[^ ]+]] = llvm.insertvalue %[[V26]], %[[V25]][4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V28:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:       %[[V29:[^ ]+]] = llvm.insertvalue %[[V28]], %[[V27]][3, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V30:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:       %[[V31:[^ ]+]] = llvm.insertvalue %[[V30]], %[[V29]][4, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V32:[^ ]+]] = llvm.mlir.constant(8 : i64) : i64
// CHECK-NEXT:       %[[V33:[^ ]+]] = llvm.alloca %[[V32]] x i64 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT:       %[[V34:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V35:[^ ]+]] = llvm.insertvalue %[[V33]], %[[V34]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V36:[^ ]+]] = llvm.insertvalue %[[V33]], %[[V35]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V37:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:       %[[V38:[^ ]+]] = llvm.insertvalue %[[V37]], %[[V36]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V39:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:       %[[V40:[^ ]+]] = llvm.insertvalue %[[V39]], %[[V38]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V41:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:       %[[V42:[^ ]+]] = llvm.insertvalue %[[V41]], %[[V40]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V43:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:       %[[V44:[^ ]+]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V45:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V44]][%[[V43]]] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
// CHECK-NEXT:       %[[V46:[^ ]+]] = llvm.load %[[V45]] : !llvm.ptr<1> -> f32
// CHECK-NEXT:       %[[V47:[^ ]+]] = llvm.extractvalue %[[V42]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V48:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V47]][%[[V43]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:       %[[V49:[^ ]+]] = llvm.load %[[V48]] : !llvm.ptr -> i64
// CHECK-NEXT:       %[[V50:[^ ]+]] = llvm.extractvalue %[[V16]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V51:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V50]][%[[V49]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
// CHECK-NEXT:       llvm.store %[[V46]], %[[V51]] : f32, !llvm.ptr<3>
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: !llvm.ptr {llvm.noalias, llvm.align = 8 : i64}, %b: memref<4xf32> {llvm.readonly, llvm.noundef, foo.bar}, %c: i32 {llvm.signext, llvm.inreg}) -> (f32 {llvm.noundef}) {
    %x = arith.constant 1.0 : f32
    gpu.return %x : f32
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: !llvm.ptr {llvm.align = 8 : i64, llvm.noalias}, %[[ARG1:[^ ]+]]: !llvm.ptr {llvm.noundef, llvm.readonly}, %[[ARG2:[^ ]+]]: !llvm.ptr {llvm.noundef, llvm.readonly}, %[[ARG3:[^ ]+]]: i64 {llvm.noundef}, %[[ARG4:[^ ]+]]: i64 {llvm.noundef}, %[[ARG5:[^ ]+]]: i64 {llvm.noundef}, %[[ARG6:[^ ]+]]: i32 {llvm.inreg}) -> (f32 {llvm.noundef}) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT:       llvm.return %[[V0]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: i32) kernel attributes {known_block_size = array<i32: 32, 2, 1>, known_cluster_size = array<i32: 1, 1, 2>, foo = 1, linkage = #llvm.linkage<internal>, sym_visibility = "private"} {
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func internal @k(%[[ARG0:[^ ]+]]: i32) attributes {foo = 1 : i64, gpu.kernel, gpu.known_block_size = array<i32: 32, 2, 1>, gpu.known_cluster_size = array<i32: 1, 1, 2>, nvvm.cluster_dim = array<i32: 1, 1, 2>, nvvm.kernel, nvvm.maxntid = array<i32: 32, 2, 1>, sym_visibility = "private"} {
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @first {
  gpu.func @k(%a: memref<4xf32>) workgroup(%w: memref<2xi32, #gpu.address_space<workgroup>>) kernel {
    gpu.return
  }
}
gpu.module @second {
  gpu.func @k(%a: memref<4xf32>) workgroup(%w: memref<2xi32, #gpu.address_space<workgroup>>) kernel {
    gpu.return
  }
  func.func private @g(%a: memref<?xf32>) -> index {
    %c = arith.constant 0 : index
    %0 = memref.dim %a, %c : memref<?xf32>
    return %0 : index
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @first {
// CHECK-NEXT:     llvm.mlir.global internal @__wg_k_0() {addr_space = 3 : i32} : !llvm.array<2 x i32>
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64) attributes {gpu.kernel, nvvm.kernel} {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.addressof @__wg_k_0 : !llvm.ptr<3>
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.getelementptr %[[V0]][0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<2 x i32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.insertvalue %[[V1]], %[[V2]][0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.insertvalue %[[V1]], %[[V3]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.insertvalue %[[V5]], %[[V4]][2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.insertvalue %[[V7]], %[[V6]][3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.insertvalue %[[V9]], %[[V8]][4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   gpu.module @second {
// CHECK-NEXT:     llvm.mlir.global internal @__wg_k_0() {addr_space = 3 : i32} : !llvm.array<2 x i32>
// CHECK-NEXT:     llvm.func @k(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr, %[[ARG2]]: i64, %[[ARG3]]: i64, %[[ARG4]]: i64) attributes {gpu.kernel, nvvm.kernel} {
// CHECK-NEXT:       %[[V0]] = llvm.mlir.addressof @__wg_k_0 : !llvm.ptr<3>
// CHECK-NEXT:       %[[V1]] = llvm.getelementptr %[[V0]][0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<2 x i32>
// CHECK-NEXT:       %[[V2]] = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V3]] = llvm.insertvalue %[[V1]], %[[V2]][0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V4]] = llvm.insertvalue %[[V1]], %[[V3]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V5]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:       %[[V6]] = llvm.insertvalue %[[V5]], %[[V4]][2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V7]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:       %[[V8]] = llvm.insertvalue %[[V7]], %[[V6]][3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V9]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:       %[[V10]] = llvm.insertvalue %[[V9]], %[[V8]][4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.func @g(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr, %[[ARG2]]: i64, %[[ARG3]]: i64, %[[ARG4]]: i64) -> i64 attributes {llvm.emit_c_interface, sym_visibility = "private"} {
// CHECK-NEXT:       %[[V0]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V1]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V2]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V3]] = llvm.insertvalue %[[ARG2]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V4]] = llvm.insertvalue %[[ARG3]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V5]] = llvm.insertvalue %[[ARG4]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V6]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:       %[[V7]] = llvm.extractvalue %[[V5]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       llvm.return %[[V7]] : i64
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.func @_mlir_ciface_g(%[[ARG0]]: !llvm.ptr) -> i64 attributes {llvm.emit_c_interface, sym_visibility = "private"} {
// CHECK-NEXT:       %[[V0]] = llvm.load %[[ARG0]] : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V1]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V2]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V3]] = llvm.extractvalue %[[V0]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V4]] = llvm.extractvalue %[[V0]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V5]] = llvm.extractvalue %[[V0]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V6]] = llvm.call @g(%[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]]) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> i64
// CHECK-NEXT:       llvm.return %[[V6]] : i64
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
