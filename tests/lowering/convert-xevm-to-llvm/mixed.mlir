// RUN: mlir-opt %s --split-input-file --convert-xevm-to-llvm | FileCheck %s

gpu.module @m {
  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v1 = llvm.mlir.poison : vector<1xi8>
    xevm.blockstore2d %p, %i, %j, %i, %j, %i, %v1 <{elem_size_in_bits=32 : i32, tile_width=16 : i32, tile_height=1 : i32, cache_control = #xevm.store_cache_control<L1uc_L2uc_L3uc>}> {my.a} : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<1xi8>)
    %v2 = llvm.load %p { x } : !llvm.ptr<1> -> i32
    llvm.store %i, %p { cache_control = #xevm.store_cache_control<L1uc_L2uc_L3uc> } : i32, !llvm.ptr<1>
    llvm.return
  }
  llvm.func @f1(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v3 = llvm.mlir.poison : vector<1xi16>
    xevm.blockstore2d %p, %i, %j, %i, %j, %i, %v3 <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=1 : i32}> {b = 1 : i32} : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<1xi16>)
    llvm.return
  }
}

// -----

  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v4 = xevm.blockload %s <{cache_control = #xevm.load_cache_control<L1uc_L2uc_L3uc>}> : (!llvm.ptr<3>) -> i8
    xevm.blockstore %s, %v4 : (!llvm.ptr<3>, i8)
    llvm.return
  }
  llvm.func @f1(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v5 = llvm.mlir.poison : vector<1xi32>
    xevm.blockstore2d %p, %i, %j, %i, %j, %i, %v5 <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<1xi32>)
    xevm.memfence <{scope=#xevm.mem_scope<workgroup>, addrspace=#xevm.addr_space<shared>}>
    %v6 = llvm.mlir.poison : vector<4xi32>
    %v7 = llvm.mlir.poison : vector<16xi8>
    %v8 = llvm.mlir.poison : vector<8xi32>
    %v9 = xevm.mma %v6, %v7, %v8 { shape=<m=8, n=16, k=16>, types=<d=f32, a=s4, b=s4, c=f32> } {my.a} : (vector<4xi32>, vector<16xi8>, vector<8xi32>) -> vector<8xi32>
    llvm.return
  }
  llvm.func @f2(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v10 = llvm.load %p { cache_control = #xevm.load_cache_control<L1s_L2c_L3c> } : !llvm.ptr<1> -> i32
    llvm.store %i, %p { x } : i32, !llvm.ptr<1>
    xevm.prefetch %p <{cache_control = #xevm.load_cache_control<L1c_L2uc_L3c>}> : (!llvm.ptr<1>)
    %v11 = llvm.load %p { x } : !llvm.ptr<1> -> i32
    llvm.store %i, %p { x } : i32, !llvm.ptr<1>
    %v12 = xevm.blockload2d %g, %j, %j, %i, %i, %j <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=16 : i32, v_blocks=2 : i32, transpose=false, pack_register=false, cache_control = #xevm.load_cache_control<ir>}> {my.a} : (!llvm.ptr, i32, i32, i32, i32, i32) -> vector<32xi16>
    llvm.return
  }

// -----

  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v13 = xevm.group_id.y {my.a} : i32
    xevm.prefetch %p <{cache_control = #xevm.load_cache_control<ir>}> : (!llvm.ptr<1>)
    %v14 = xevm.blockload %p <{cache_control = #xevm.load_cache_control<ir>}> {b = 1 : i32} : (!llvm.ptr<1>) -> vector<2xi8>
    xevm.blockstore %p, %v14 <{cache_control = #xevm.store_cache_control<L1wb_L2wb_L3uc>}> : (!llvm.ptr<1>, vector<2xi8>)
    llvm.return
  }
  llvm.func @f1(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    xevm.blockprefetch2d %p, %i, %j, %i, %j, %i <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=16 : i32, v_blocks=2 : i32, cache_control = #xevm.load_cache_control<ir>}> {my.a} : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
    %v15 = llvm.mlir.poison : vector<8xi16>
    xevm.blockstore2d %p, %i, %j, %i, %j, %i, %v15 <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
    llvm.return
  }
  llvm.func @f2(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v16 = xevm.blockload %p : (!llvm.ptr<1>) -> i64
    xevm.blockstore %p, %v16 : (!llvm.ptr<1>, i64)
    xevm.prefetch %p {my.a} : (!llvm.ptr<1>)
    llvm.return
  }

// -----

  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v17 = llvm.mlir.poison : vector<8xbf16>
    %v18 = llvm.mlir.poison : vector<16xi8>
    %v19 = llvm.mlir.poison : vector<8xi32>
    %v20 = xevm.mma %v17, %v18, %v19 { shape=<m=8, n=16, k=16>, types=<d=f32, a=tf32, b=u8, c=f32> } {b = 1 : i32} : (vector<8xbf16>, vector<16xi8>, vector<8xi32>) -> vector<8xi32>
    %v21 = llvm.mlir.poison : vector<8xf32>
    xevm.blockstore2d %p, %i, %j, %i, %j, %i, %v21 <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xf32>)
    llvm.return
  }
  llvm.func @f1(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v22 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<4xi32>
    xevm.blockstore %p, %v22 : (!llvm.ptr<1>, vector<4xi32>)
    llvm.return
  }

// -----

  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v28 = xevm.blockload %s <{cache_control = #xevm.load_cache_control<L1uc_L2c_L3uc>}> : (!llvm.ptr<3>) -> vector<4xi32>
    xevm.blockstore %s, %v28 {my.a} : (!llvm.ptr<3>, vector<4xi32>)
    xevm.memfence <{scope=#xevm.mem_scope<workgroup>, addrspace=#xevm.addr_space<shared>}>
    xevm.blockprefetch2d %p, %i, %j, %i, %j, %i <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=2 : i32}> {b = 1 : i32} : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
    llvm.return
  }

// -----

gpu.module @m {
  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    xevm.prefetch %p : (!llvm.ptr<1>)
    llvm.return
  }
  llvm.func @f1(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    xevm.prefetch %p <{cache_control = #xevm.load_cache_control<ir>}> : (!llvm.ptr<1>)
    llvm.return
  }
  llvm.func @f2(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v29 = llvm.load %p { cache_control = #xevm.load_cache_control<L1s_L2c_L3c> } : !llvm.ptr<1> -> i32
    llvm.store %i, %p { x } : i32, !llvm.ptr<1>
    %v30 = llvm.mlir.poison : vector<8xi16>
    %v31 = llvm.mlir.poison : vector<16xf16>
    %v32 = llvm.mlir.poison : vector<8xi32>
    %v33 = xevm.mma %v30, %v31, %v32 { shape=<m=8, n=16, k=16>, types=<d=f32, a=f16, b=f16, c=f32> } : (vector<8xi16>, vector<16xf16>, vector<8xi32>) -> vector<8xi32>
    %v34 = xevm.blockload %g : (!llvm.ptr) -> i8
    xevm.blockstore %g, %v34 <{cache_control = #xevm.store_cache_control<L1wt_L2wb_L3uc>}> {my.a} : (!llvm.ptr, i8)
    %v35 = llvm.mlir.poison : vector<8xf16>
    %v36 = llvm.mlir.poison : vector<16xi8>
    %v37 = llvm.mlir.poison : vector<8xi32>
    %v38 = xevm.mma %v35, %v36, %v37 { shape=<m=8, n=16, k=16>, types=<d=f32, a=u8, b=u8, c=f32> } : (vector<8xf16>, vector<16xi8>, vector<8xi32>) -> vector<8xi32>
    %v39 = llvm.mlir.poison : vector<8xbf16>
    %v40 = llvm.mlir.poison : vector<16xf16>
    %v41 = llvm.mlir.poison : vector<8xf32>
    %v42 = xevm.mma %v39, %v40, %v41 { shape=<m=8, n=16, k=16>, types=<d=f32, a=f16, b=u8, c=f32> } : (vector<8xbf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
    llvm.return
  }
}

// -----

  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    xevm.memfence <{scope=#xevm.mem_scope<workgroup>, addrspace=#xevm.addr_space<global>}> {b = 1 : i32}
    %v74 = xevm.blockload2d %p, %i, %j, %i, %j, %j <{elem_size_in_bits=32 : i32, tile_width=8 : i32, tile_height=4 : i32, v_blocks=2 : i32, transpose=false, pack_register=false, cache_control = #xevm.load_cache_control<L1uc_L2uc_L3uc>}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi32>
    xevm.blockprefetch2d %p, %i, %j, %i, %j, %i <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=16 : i32, v_blocks=2 : i32}> {b = 1 : i32} : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
    xevm.memfence <{scope=#xevm.mem_scope<workgroup>, addrspace=#xevm.addr_space<shared>}>
    llvm.return
  }

// -----

  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    xevm.blockprefetch2d %p, %i, %j, %i, %j, %i <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=16 : i32, v_blocks=2 : i32, cache_control = #xevm.load_cache_control<ir>}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
    %v75 = xevm.blockload %s {my.a} : (!llvm.ptr<3>) -> i16
    xevm.blockstore %s, %v75 <{cache_control = #xevm.store_cache_control<L1wb_L2uc_L3wb>}> {my.a} : (!llvm.ptr<3>, i16)
    xevm.memfence <{scope=#xevm.mem_scope<workgroup>, addrspace=#xevm.addr_space<shared>}> {b = 1 : i32}
    llvm.return
  }

// -----

  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    xevm.blockprefetch2d %p, %i, %j, %i, %j, %i <{elem_size_in_bits=32 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=2 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
    llvm.return
  }

// -----

  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    xevm.memfence <{scope=#xevm.mem_scope<workgroup>, addrspace=#xevm.addr_space<shared>}> {my.a}
    %v76 = llvm.mlir.poison : vector<2xf32>
    xevm.blockstore2d %p, %i, %j, %i, %j, %i, %v76 <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=2 : i32}> {my.a} : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<2xf32>)
    %v77 = xevm.blockload2d %p, %i, %j, %i, %j, %j <{elem_size_in_bits=16 : i32, tile_width=8 : i32, tile_height=32 : i32, v_blocks=4 : i32, transpose=false, pack_register=false, cache_control = #xevm.load_cache_control<ir>}> {my.a} : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi16>
    llvm.return
  }
  llvm.func @f1(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    xevm.prefetch %p {b = 1 : i32} : (!llvm.ptr<1>)
    llvm.return
  }

// -----

gpu.module @m {
  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    xevm.memfence <{scope=#xevm.mem_scope<device>, addrspace=#xevm.addr_space<shared>}>
    llvm.return
  }
  llvm.func @f1(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v78 = xevm.blockload %p <{cache_control = #xevm.load_cache_control<L1uc_L2uc_L3uc>}> {b = 1 : i32} : (!llvm.ptr<1>) -> i32
    xevm.blockstore %p, %v78 : (!llvm.ptr<1>, i32)
    llvm.return
  }
}

// -----

  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v79 = llvm.load %p { cache_control = #xevm.load_cache_control<L1s_L2c_L3c> } : !llvm.ptr<1> -> i32
    llvm.store %i, %p { cache_control = #xevm.store_cache_control<L1wt_L2wb_L3uc> } : i32, !llvm.ptr<1>
    %v80 = llvm.mlir.poison : vector<8xi16>
    %v81 = llvm.mlir.poison : vector<8xi32>
    %v82 = llvm.mlir.poison : vector<8xf16>
    %v83 = xevm.mma %v80, %v81, %v82 { shape=<m=8, n=16, k=16>, types=<d=f32, a=s4, b=s4, c=f32> } : (vector<8xi16>, vector<8xi32>, vector<8xf16>) -> vector<8xf16>
    llvm.return
  }

// -----

  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v84 = xevm.local_id.x {my.a} : i32
    xevm.blockprefetch2d %p, %i, %j, %i, %j, %i <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=4 : i32, v_blocks=1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
    %v85 = llvm.mlir.poison : vector<8xf16>
    %v86 = llvm.mlir.poison : vector<8xi32>
    %v87 = llvm.mlir.poison : vector<8xf32>
    %v88 = xevm.mma %v85, %v86, %v87 { shape=<m=8, n=16, k=16>, types=<d=s32, a=f16, b=f16, c=s32> } : (vector<8xf16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
    xevm.blockprefetch2d %p, %i, %j, %i, %j, %i <{elem_size_in_bits=32 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=1 : i32}> {b = 1 : i32} : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
    %v89 = xevm.blockload2d %p, %i, %i, %j, %i, %i <{elem_size_in_bits=16 : i32, tile_width=4 : i32, tile_height=32 : i32, v_blocks=2 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xf16>
    llvm.return
  }

// -----

  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    xevm.blockprefetch2d %p, %i, %j, %i, %j, %i <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=4 : i32, v_blocks=2 : i32}> {b = 1 : i32} : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
    %v90 = llvm.load %p { x } : !llvm.ptr<1> -> i32
    llvm.store %i, %p { x } : i32, !llvm.ptr<1>
    llvm.return
  }

// -----

gpu.module @m {
  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v91 = llvm.load %p { x } : !llvm.ptr<1> -> i32
    llvm.store %i, %p { x } : i32, !llvm.ptr<1>
    llvm.return
  }
  llvm.func @f1(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v92 = xevm.group_count.x : i32
    %v93 = llvm.mlir.poison : vector<1xi16>
    xevm.blockstore2d %p, %i, %j, %i, %j, %i, %v93 <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=1 : i32}> {my.a} : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<1xi16>)
    llvm.return
  }
  llvm.func @f2(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    xevm.memfence <{scope=#xevm.mem_scope<workgroup>, addrspace=#xevm.addr_space<shared>}>
    xevm.prefetch %p <{cache_control = #xevm.load_cache_control<L1uc_L2c_L3uc>}> {b = 1 : i32} : (!llvm.ptr<1>)
    %v94 = xevm.local_size.y {b = 1 : i32} : i32
    %v95 = xevm.blockload2d %p, %j, %j, %j, %i, %i <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=1 : i32, transpose=false, pack_register=false, cache_control = #xevm.load_cache_control<L1c_L2uc_L3c>}> {my.a} : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi16>
    %v96 = llvm.mlir.poison : vector<8xf16>
    %v97 = llvm.mlir.poison : vector<16xi8>
    %v98 = llvm.mlir.poison : vector<8xf32>
    %v99 = xevm.mma %v96, %v97, %v98 { shape=<m=8, n=16, k=16>, types=<d=f16, a=u8, b=u8, c=f16> } {b = 1 : i32} : (vector<8xf16>, vector<16xi8>, vector<8xf32>) -> vector<8xf32>
    %v100 = xevm.blockload %p {b = 1 : i32} : (!llvm.ptr<1>) -> vector<8xi16>
    xevm.blockstore %p, %v100 : (!llvm.ptr<1>, vector<8xi16>)
    llvm.return
  }
}

// -----

  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v101 = llvm.load %p { x } : !llvm.ptr<1> -> i32
    llvm.store %i, %p { x } : i32, !llvm.ptr<1>
    llvm.return
  }
  llvm.func @f1(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v102 = xevm.local_size.y {my.a} : i32
    %v103 = xevm.blockload2d %p, %j, %j, %j, %i, %j <{elem_size_in_bits=8 : i32, tile_width=4 : i32, tile_height=8 : i32, v_blocks=4 : i32, transpose=false, pack_register=false}> {my.a} : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi16>
    xevm.prefetch %p <{cache_control = #xevm.load_cache_control<L1s_L2c_L3c>}> {my.a} : (!llvm.ptr<1>)
    xevm.blockprefetch2d %p, %i, %j, %i, %j, %i <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=16 : i32, v_blocks=1 : i32, cache_control = #xevm.load_cache_control<ir>}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
    %v104 = xevm.blockload %p <{cache_control = #xevm.load_cache_control<ir>}> {my.a} : (!llvm.ptr<1>) -> vector<8xi16>
    xevm.blockstore %p, %v104 {b = 1 : i32} : (!llvm.ptr<1>, vector<8xi16>)
    llvm.return
  }
  llvm.func @f2(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    xevm.memfence <{scope=#xevm.mem_scope<workgroup>, addrspace=#xevm.addr_space<global>}>
    llvm.return
  }

// -----

  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    xevm.prefetch %p {b = 1 : i32} : (!llvm.ptr<1>)
    xevm.blockprefetch2d %p, %i, %j, %i, %j, %i <{elem_size_in_bits=32 : i32, tile_width=16 : i32, tile_height=2 : i32, v_blocks=1 : i32, cache_control = #xevm.load_cache_control<L1s_L2c_L3c>}> {my.a} : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
    %v105 = xevm.blockload2d %p, %i, %j, %i, %i, %i <{elem_size_in_bits=32 : i32, tile_width=8 : i32, tile_height=4 : i32, v_blocks=1 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<2xi32>
    xevm.blockprefetch2d %p, %i, %j, %i, %j, %i <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=1 : i32, v_blocks=2 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
    llvm.return
  }
  llvm.func @f1(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v106 = llvm.load %p { cache_control = #xevm.load_cache_control<L1uc_L2c_L3uc> } : !llvm.ptr<1> -> i32
    llvm.store %i, %p { x } : i32, !llvm.ptr<1>
    xevm.memfence <{scope=#xevm.mem_scope<workgroup>, addrspace=#xevm.addr_space<shared>}> {my.a}
    llvm.return
  }
  llvm.func @f2(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v107 = xevm.local_id.y {my.a} : i32
    %v108 = xevm.blockload %g : (!llvm.ptr) -> i8
    xevm.blockstore %g, %v108 {my.a} : (!llvm.ptr, i8)
    %v109 = xevm.group_count.x : i32
    %v110 = xevm.subgroup_id {my.a} : i32
    %v111 = llvm.mlir.poison : vector<4xi16>
    xevm.blockstore2d %p, %i, %j, %i, %j, %i, %v111 <{elem_size_in_bits=32 : i32, tile_width=16 : i32, tile_height=4 : i32, cache_control = #xevm.store_cache_control<L1uc_L2uc_L3uc>}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<4xi16>)
    %v112 = xevm.lane_id {b = 1 : i32} : i32
    llvm.return
  }

// -----

gpu.module @m {
  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    xevm.memfence <{scope=#xevm.mem_scope<workgroup>, addrspace=#xevm.addr_space<global>}>
    %v113 = llvm.mlir.poison : vector<4xbf16>
    xevm.blockstore2d %p, %i, %j, %i, %j, %i, %v113 <{elem_size_in_bits=32 : i32, tile_width=16 : i32, tile_height=4 : i32, cache_control = #xevm.store_cache_control<L1wt_L2wb_L3uc>}> {b = 1 : i32} : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<4xbf16>)
    %v114 = xevm.local_size.y {my.a} : i32
    %v115 = llvm.mlir.poison : vector<1xf16>
    xevm.blockstore2d %p, %i, %j, %i, %j, %i, %v115 <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=1 : i32, cache_control = #xevm.store_cache_control<L1wb_L2wb_L3uc>}> {b = 1 : i32} : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<1xf16>)
    llvm.return
  }
}

// -----

gpu.module @m {
  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    xevm.prefetch %p : (!llvm.ptr<1>)
    %v116 = llvm.mlir.poison : vector<4xbf16>
    xevm.blockstore2d %p, %i, %j, %i, %j, %i, %v116 <{elem_size_in_bits=32 : i32, tile_width=16 : i32, tile_height=4 : i32, cache_control = #xevm.store_cache_control<L1wb_L2uc_L3wb>}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<4xbf16>)
    %v117 = xevm.group_id.z : i32
    %v118 = llvm.mlir.poison : vector<4xf32>
    xevm.blockstore2d %p, %i, %j, %i, %j, %i, %v118 <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=4 : i32, cache_control = #xevm.store_cache_control<L1wb_L2uc_L3wb>}> {my.a} : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<4xf32>)
    llvm.return
  }
}

// -----

gpu.module @m {
  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    xevm.memfence <{scope=#xevm.mem_scope<device>, addrspace=#xevm.addr_space<global>}> {my.a}
    xevm.prefetch %p <{cache_control = #xevm.load_cache_control<L1uc_L2uc_L3uc>}> {b = 1 : i32} : (!llvm.ptr<1>)
    llvm.return
  }
  llvm.func @f1(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v119 = xevm.group_count.x {b = 1 : i32} : i32
    xevm.memfence <{scope=#xevm.mem_scope<workgroup>, addrspace=#xevm.addr_space<global>}> {b = 1 : i32}
    %v120 = llvm.load %p { cache_control = #xevm.load_cache_control<ir> } : !llvm.ptr<1> -> i32
    llvm.store %i, %p { x } : i32, !llvm.ptr<1>
    llvm.return
  }
  llvm.func @f2(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v121 = xevm.group_id.x : i32
    %v122 = llvm.mlir.poison : vector<1xi16>
    xevm.blockstore2d %p, %i, %j, %i, %j, %i, %v122 <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<1xi16>)
    llvm.return
  }
}

// -----

  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v123 = xevm.group_count.y {my.a} : i32
    xevm.memfence <{scope=#xevm.mem_scope<device>, addrspace=#xevm.addr_space<shared>}> {b = 1 : i32}
    %v124 = xevm.blockload2d %p, %j, %i, %j, %j, %i <{elem_size_in_bits=8 : i32, tile_width=4 : i32, tile_height=16 : i32, v_blocks=2 : i32, transpose=false, pack_register=false}> {my.a} : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<2xi32>
    %v125 = llvm.mlir.poison : vector<1xbf16>
    xevm.blockstore2d %p, %i, %j, %i, %j, %i, %v125 <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=1 : i32, cache_control = #xevm.store_cache_control<L1uc_L2uc_L3uc>}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<1xbf16>)
    xevm.prefetch %p {my.a} : (!llvm.ptr<1>)
    %v126 = llvm.mlir.poison : vector<4xi32>
    %v127 = llvm.mlir.poison : vector<8xi32>
    %v128 = llvm.mlir.poison : vector<8xf32>
    %v129 = xevm.mma %v126, %v127, %v128 { shape=<m=8, n=16, k=16>, types=<d=s32, a=bf16, b=bf16, c=s32> } : (vector<4xi32>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
    llvm.return
  }
  llvm.func @f1(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    xevm.prefetch %p <{cache_control = #xevm.load_cache_control<ir>}> {my.a} : (!llvm.ptr<1>)
    xevm.prefetch %p <{cache_control = #xevm.load_cache_control<L1c_L2uc_L3c>}> : (!llvm.ptr<1>)
    llvm.return
  }
  llvm.func @f2(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v130 = llvm.load %p { cache_control = #xevm.load_cache_control<L1c_L2uc_L3c> } : !llvm.ptr<1> -> i32
    llvm.store %i, %p { x } : i32, !llvm.ptr<1>
    %v131 = llvm.load %p { x } : !llvm.ptr<1> -> i32
    llvm.store %i, %p { cache_control = #xevm.store_cache_control<L1wb_L2uc_L3wb> } : i32, !llvm.ptr<1>
    %v132 = xevm.blockload2d %g, %j, %j, %i, %j, %j <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=1 : i32, transpose=false, pack_register=true, cache_control = #xevm.load_cache_control<L1s_L2c_L3c>}> {my.a} : (!llvm.ptr, i32, i32, i32, i32, i32) -> vector<4xi32>
    llvm.return
  }
