// RUN: mlir-opt %s --split-input-file --convert-xevm-to-llvm --verify-diagnostics

gpu.module @m {
  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v23 = xevm.local_id.y : i32
    %v24 = llvm.load %p { x } : !llvm.ptr<1> -> i32
    llvm.store %i, %p { cache_control = #xevm.store_cache_control<L1wt_L2wb_L3uc> } : i32, !llvm.ptr<1>
    %v25 = llvm.load %p { x } : !llvm.ptr<1> -> i32
    llvm.store %i, %p { x } : i32, !llvm.ptr<1>
    xevm.blockprefetch2d %p, %i, %j, %i, %j, %i <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=2 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
    xevm.memfence <{scope=#xevm.mem_scope<device>, addrspace=#xevm.addr_space<shared>}>
    llvm.return
  }
  llvm.func @f1(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v26 = xevm.local_size.x {my.a} : i32
    xevm.prefetch %p <{cache_control = #xevm.load_cache_control<L1uc_L2uc_L3uc>}> {my.a} : (!llvm.ptr<1>)
    xevm.memfence <{scope=#xevm.mem_scope<device>, addrspace=#xevm.addr_space<shared>}>
    // expected-error @below {{'xevm.blockload2d' op tile_width when pack_register is true should be equal to subgroup size (16 elements)}}
    %v27 = xevm.blockload2d %p, %j, %i, %i, %j, %j <{elem_size_in_bits=8 : i32, tile_width=8 : i32, tile_height=8 : i32, v_blocks=4 : i32, transpose=false, pack_register=true}> {my.a} : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xf32>
    xevm.blockprefetch2d %p, %i, %j, %i, %j, %i <{elem_size_in_bits=32 : i32, tile_width=16 : i32, tile_height=4 : i32, v_blocks=2 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
    llvm.return
  }
}

// -----

  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    xevm.memfence <{scope=#xevm.mem_scope<device>, addrspace=#xevm.addr_space<shared>}>
    %v43 = llvm.mlir.poison : vector<8xf16>
    %v44 = llvm.mlir.poison : vector<8xi32>
    %v45 = llvm.mlir.poison : vector<8xf32>
    %v46 = xevm.mma %v43, %v44, %v45 { shape=<m=8, n=16, k=16>, types=<d=bf16, a=bf16, b=bf16, c=bf16> } {b = 1 : i32} : (vector<8xf16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
    %v47 = llvm.mlir.poison : vector<8xf16>
    %v48 = llvm.mlir.poison : vector<16xf16>
    %v49 = llvm.mlir.poison : vector<8xf16>
    %v50 = xevm.mma %v47, %v48, %v49 { shape=<m=8, n=16, k=16>, types=<d=s32, a=bf16, b=bf16, c=s32> } {b = 1 : i32} : (vector<8xf16>, vector<16xf16>, vector<8xf16>) -> vector<8xf16>
    %v51 = llvm.mlir.poison : vector<8xf16>
    %v52 = llvm.mlir.poison : vector<16xf16>
    %v53 = llvm.mlir.poison : vector<8xi32>
    %v54 = xevm.mma %v51, %v52, %v53 { shape=<m=8, n=16, k=16>, types=<d=bf16, a=tf32, b=tf32, c=bf16> } : (vector<8xf16>, vector<16xf16>, vector<8xi32>) -> vector<8xi32>
    %v55 = llvm.mlir.poison : vector<8xbf16>
    xevm.blockstore2d %p, %i, %j, %i, %j, %i, %v55 <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xbf16>)
    llvm.return
  }
  llvm.func @f1(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    xevm.memfence <{scope=#xevm.mem_scope<device>, addrspace=#xevm.addr_space<global>}>
    // expected-error @below {{'xevm.blockload2d' op tile_width when pack_register is true should be equal to subgroup size (16 elements)}}
    %v56 = xevm.blockload2d %p, %i, %i, %i, %j, %j <{elem_size_in_bits=16 : i32, tile_width=8 : i32, tile_height=8 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<2xf32>
    %v57 = xevm.blockload2d %p, %j, %j, %j, %i, %i <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=1 : i32, v_blocks=2 : i32, transpose=false, pack_register=false, cache_control = #xevm.load_cache_control<L1c_L2uc_L3c>}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<2xi8>
    xevm.memfence <{scope=#xevm.mem_scope<workgroup>, addrspace=#xevm.addr_space<global>}> {my.a}
    llvm.return
  }

// -----

  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    // expected-error @below {{'xevm.blockload2d' op tile_width when pack_register is true should be equal to subgroup size (16 elements)}}
    %v58 = xevm.blockload2d %g, %i, %j, %i, %i, %i <{elem_size_in_bits=16 : i32, tile_width=4 : i32, tile_height=32 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr, i32, i32, i32, i32, i32) -> vector<4xi32>
    xevm.blockprefetch2d %p, %i, %j, %i, %j, %i <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=4 : i32, v_blocks=2 : i32, cache_control = #xevm.load_cache_control<L1s_L2c_L3c>}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
    %v59 = xevm.group_id.z : i32
    xevm.memfence <{scope=#xevm.mem_scope<device>, addrspace=#xevm.addr_space<global>}>
    %v60 = xevm.blockload %s : (!llvm.ptr<3>) -> vector<2xi8>
    xevm.blockstore %s, %v60 : (!llvm.ptr<3>, vector<2xi8>)
    %v61 = xevm.blockload2d %p, %j, %i, %i, %j, %i <{elem_size_in_bits=8 : i32, tile_width=32 : i32, tile_height=32 : i32, v_blocks=2 : i32, transpose=false, pack_register=false, cache_control = #xevm.load_cache_control<L1c_L2uc_L3c>}> {b = 1 : i32} : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi32>
    llvm.return
  }
  llvm.func @f1(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v62 = xevm.subgroup_id : i32
    %v63 = xevm.local_id.y {my.a} : i32
    %v64 = llvm.mlir.poison : vector<1xi8>
    xevm.blockstore2d %p, %i, %j, %i, %j, %i, %v64 <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=1 : i32, cache_control = #xevm.store_cache_control<L1wb_L2wb_L3uc>}> {my.a} : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<1xi8>)
    llvm.return
  }

// -----

  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v65 = xevm.group_id.y : i32
    xevm.prefetch %p : (!llvm.ptr<1>)
    // expected-error @below {{'xevm.blockload2d' op tile_width when pack_register is true should be equal to subgroup size (16 elements)}}
    %v66 = xevm.blockload2d %p, %i, %j, %i, %i, %j <{elem_size_in_bits=16 : i32, tile_width=4 : i32, tile_height=8 : i32, v_blocks=2 : i32, transpose=false, pack_register=true, cache_control = #xevm.load_cache_control<ir>}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<2xi32>
    llvm.return
  }
  llvm.func @f1(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v67 = xevm.blockload2d %p, %j, %j, %j, %i, %j <{elem_size_in_bits=8 : i32, tile_width=64 : i32, tile_height=16 : i32, v_blocks=1 : i32, transpose=false, pack_register=false, cache_control = #xevm.load_cache_control<L1c_L2uc_L3c>}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>
    %v68 = llvm.mlir.poison : vector<8xi16>
    %v69 = llvm.mlir.poison : vector<16xf16>
    %v70 = llvm.mlir.poison : vector<8xf32>
    %v71 = xevm.mma %v68, %v69, %v70 { shape=<m=8, n=16, k=16>, types=<d=bf16, a=s4, b=s4, c=bf16> } : (vector<8xi16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
    %v72 = xevm.local_id.z {my.a} : i32
    llvm.return
  }
  llvm.func @f2(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v73 = llvm.mlir.poison : vector<1xf32>
    xevm.blockstore2d %p, %i, %j, %i, %j, %i, %v73 <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<1xf32>)
    llvm.return
  }
